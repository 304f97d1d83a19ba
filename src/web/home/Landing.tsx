import { Blurbs } from './Blurbs.tsx'
import { Costs } from './Costs.tsx'
import { Hero } from './Hero.tsx'
import type { LandingProps } from './landing-props.ts'
import { PrivateNotice } from './PrivateNotice.tsx'
import { Questions } from './Questions.tsx'
import { StartCards } from './StartCards.tsx'
import { Steps } from './Steps.tsx'

export function Landing(props: LandingProps) {
  return (
    <>
      <Hero {...props} />
      <div className="page-width flex flex-col gap-16 py-14 sm:gap-24 sm:py-20">
        <Steps {...props} />
        <PrivateNotice {...props} />
        <StartCards {...props} />
        <Blurbs {...props} />
        <Costs {...props} />
        <Questions {...props} />
      </div>
    </>
  )
}
