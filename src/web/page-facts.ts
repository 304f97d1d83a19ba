import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { LawWords } from '#phrases/law.ts'

/**
 * The company, for pages: they are built before anybody knows whose they are, and the server fills the blanks
 * (domain/blank.ts). Where pages are developed, scripts/dev/placeholders.ts puts the facts themselves here.
 */
export const company: PageFacts = {
  name: '⟦name⟧',
  legalName: '⟦legalName⟧',
  ownLegalName: '⟦ownLegalName⟧',
  email: '⟦email⟧',
  phone: '⟦phone⟧',
  shownPhone: '⟦shownPhone⟧',
  address: '⟦address⟧',
  registration: '⟦registration⟧',
  taxId: '⟦taxId⟧',
  founded: '⟦founded⟧',
  opens: '⟦opens⟧',
  closes: '⟦closes⟧',
  officialSite: '⟦officialSite⟧',
  officialHost: '⟦officialHost⟧',
  year: '⟦year⟧',
}

/** The governing law in the words of a language, which the server knows as well. */
export const lawWordsIn = (_language: Language): LawWords => ({ law: '⟦law⟧', place: '⟦place⟧' })
