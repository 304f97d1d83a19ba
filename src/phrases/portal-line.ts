import type { Translate } from './translate.ts'

/** The shipped lines of the portal that travellers are asked, by key. */
const labels = {
  'country-of-birth': 'Country of birth',
  'marital-status': 'Marital status',
  'father-name': "Father's name",
  'mother-name': "Mother's name",
  'employment-status': 'Employment status',
  employer: 'Employer',
  'passport-type': 'Type of passport',
  'passport-place': 'Place of issue',
  departure: 'Date of departure',
  'length-of-stay': 'Length of stay',
  'host-name': 'Hotel or host, name',
  'host-phone': 'Hotel or host, phone',
  'earlier-visits': 'Earlier visits',
  funds: 'Funds',
} as const

type Known = keyof typeof labels

const unhinted = ['country-of-birth', 'father-name', 'mother-name', 'host-name'] as const
type Unhinted = (typeof unhinted)[number]
const isHinted = (key: Known): key is Exclude<Known, Unhinted> =>
  !unhinted.some((each) => each === key)

export type PortalWords = { label: string; hint?: string; lang?: 'en' }

/** How a line of the portal is asked of a traveller: the operator's own lines, and reworded ones, by their English label. */
export function portalWords(
  t: Translate,
  { key, label }: { key: string; label: string },
): PortalWords {
  const known = (Object.keys(labels) as Known[]).find((each) => each === key)
  if (!known || labels[known] !== label) return { label, lang: 'en' }
  const words = { label: t(`portal.line.${known}`) }
  return isHinted(known) ? { ...words, hint: t(`portal.hint.${known}`) } : words
}
