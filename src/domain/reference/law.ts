/**
 * Laws that may govern the contract with a traveller. The United Kingdom has three, and the texts
 * say that the company is registered there; `phrases/law.ts` names each in every language.
 */
export const governingLaws = ['england-wales', 'scotland', 'northern-ireland'] as const
export type GoverningLaw = (typeof governingLaws)[number]
