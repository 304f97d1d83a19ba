import type { Company } from '#domain/reference/company.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Translate } from '#phrases/translate.ts'

/** The common part of every letter. */
export type Frame = {
  t: Translate
  language: Language
  company: Pick<Company, 'name' | 'legalName' | 'email' | 'address' | 'officialSite'>
  /** Origin of the site, from PUBLIC_URL. */
  baseUrl: string
}
