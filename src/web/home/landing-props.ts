import type { Company } from '#domain/reference/company.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'

/** What every section of the landing page is given. */
export type LandingProps = Readonly<{ t: Translate; language: Language; company: Company }>
