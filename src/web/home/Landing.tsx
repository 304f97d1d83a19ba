import type { Company } from '#domain/reference/company.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'
import { Blurbs } from './Blurbs.tsx'
import { Costs } from './Costs.tsx'
import { Hero } from './Hero.tsx'
import { PrivateNotice } from './PrivateNotice.tsx'
import { Questions } from './Questions.tsx'
import { StartCards } from './StartCards.tsx'
import { Steps } from './Steps.tsx'

export type LandingProps = Readonly<{ t: Translate; language: Language; company: Company }>

export function Landing(props: LandingProps) {
  return (
    <>
      <Hero {...props} />
      <div className="page-width space-y-16 py-14 sm:space-y-24 sm:py-20">
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
