import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { Translate } from '#phrases/translate.ts'

/** What every section of the landing page is given. */
export type LandingProps = Readonly<{ t: Translate; language: Language; company: PageFacts }>
