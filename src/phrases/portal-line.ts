import type { Translate } from './translate.ts'

/** The shipped lines of the portal that the application does not ask, by key. */
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

/** The shipped lines that it asks, as it does: they may be empty, or in another script. */
const fields = {
  'given-names': ['Given names', 'apply.firstName.label'],
  surname: ['Surname', 'apply.lastName.label'],
  'place-of-birth': ['Place of birth', 'apply.placeOfBirth.label'],
  'present-address': ['Present address', 'apply.residentialAddress.label'],
  'present-city': ['City', 'apply.residentialCity.label'],
  'present-postal-code': ['Postal code', 'apply.residentialPostalCode.label'],
  'permanent-address': ['Permanent address', 'apply.residentialAddress.label'],
  occupation: ['Occupation', 'apply.occupation.label'],
  'first-destination': ['First destination', 'apply.accommodationCity.label'],
  'host-address': ['Hotel or host, address', 'apply.accommodationAddress.label'],
  companion: ['Travelling with', 'apply.companionName.label'],
} as const

/** What a page says that asks lines, besides the namespace `portal`. */
export const fieldPhrases = Object.values(fields).map(([, phrase]) => phrase)

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
  const [shipped, phrase] = Object.entries(fields).find(([field]) => field === key)?.[1] ?? []
  if (phrase && shipped === label) return { label: t(phrase) }
  const known = (Object.keys(labels) as Known[]).find((each) => each === key)
  if (!known || labels[known] !== label) return { label, lang: 'en' }
  const words = { label: t(`portal.line.${known}`) }
  return isHinted(known) ? { ...words, hint: t(`portal.hint.${known}`) } : words
}
