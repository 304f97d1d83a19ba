import { SceneBand } from '../ui/SceneBand.tsx'
import { Blurbs } from './Blurbs.tsx'
import { Costs } from './Costs.tsx'
import { Hero } from './Hero.tsx'
import type { LandingProps } from './landing-props.ts'
import { Questions } from './Questions.tsx'
import { StartCards } from './StartCards.tsx'
import { Steps } from './Steps.tsx'
import { sceneFiles } from './scenes/files.ts'
import { WhoWeAre } from './WhoWeAre.tsx'

export function Landing(props: LandingProps) {
  return (
    <>
      <Hero {...props} />
      <div className="page-width flex flex-col gap-8 py-7 sm:gap-24 sm:py-20">
        <Steps {...props} />
        <StartCards {...props} />
        <Blurbs {...props} />
        <Costs {...props} />
        <WhoWeAre {...props} />
        <Questions {...props} />
      </div>
      <SceneBand path={sceneFiles[1]?.path ?? ''} fades className="-mt-16 h-96 max-sm:hidden" />
    </>
  )
}
