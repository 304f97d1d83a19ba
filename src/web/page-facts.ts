import type { Language } from '#domain/reference/languages.ts'
import type { PageFacts } from '#domain/reference/page-facts.ts'
import type { LawWords } from '#phrases/law.ts'

/**
 * The company for pages: they are built before the operator is known, and the server fills the
 * placeholders (domain/placeholder.ts). In development scripts/dev/placeholders.ts fills them.
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

/** The first price shown, in a language; filled by the server. */
export const priceIn = (_language: Language): string => '⟦price⟧'

/** The governing law in a language; filled by the server. */
export const lawWordsIn = (_language: Language): LawWords => ({ law: '⟦law⟧', place: '⟦place⟧' })
