import { answerKindOf, choiceAnswer, shippedQuestions } from '#domain/filing/question.ts'
import type { Translate } from './translate.ts'

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

type Known = keyof typeof shippedQuestions

const unhinted = [
  ...['country-of-birth', 'marital-status', 'father-name', 'mother-name', 'employment-status'],
  ...['passport-type', 'departure', 'host-name'],
] as const
type Unhinted = (typeof unhinted)[number]
const isHinted = (key: Known): key is Exclude<Known, Unhinted> =>
  !unhinted.some((each) => each === key)

export type PortalWords = {
  label: string
  hint?: string
  lang?: 'en'
  choices?: readonly Readonly<{ value: string; label: string }>[]
}

/** How a line of the portal is asked of a traveller: the operator's own lines, and reworded ones, by their English label. */
export function portalWords(
  t: Translate,
  { key, label }: { key: string; label: string },
): PortalWords {
  const [shipped, phrase] = Object.entries(fields).find(([field]) => field === key)?.[1] ?? []
  if (phrase && shipped === label) return { label: t(phrase) }
  const known = (Object.keys(shippedQuestions) as Known[]).find((each) => each === key)
  if (!known || shippedQuestions[known].label !== label) return { label, lang: 'en' }
  const choices = choicesFor(t, { key, label })
  return {
    label: t(`portal.line.${known}`),
    ...(isHinted(known) && { hint: t(`portal.hint.${known}`) }),
    ...(choices && { choices }),
  }
}

/** What a line may be answered, if it is one of few: in the portal's words with those of the reader. */
export function choicesFor(t: Translate, line: { key: string; label: string }) {
  const answer = answerKindOf(line)
  if (answer.kind !== 'choice') return undefined
  return answer.choices.map((each) => ({
    value: choiceAnswer(each),
    label: t(`portal.choice.${each}`),
  }))
}
