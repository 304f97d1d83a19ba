import { findCountry } from '../reference/countries.ts'
import type { CalendarDate } from '../time/calendar.ts'
import { parseTypedDate, type TypedDate } from '../time/typed-date.ts'
import { formatsOf } from './sources.ts'
import { dateIn } from './value.ts'

/** The portal's word of each choice, by its code. */
const choices = {
  ...{ single: 'Single', married: 'Married', separated: 'Separated', divorced: 'Divorced' },
  ...{ widowed: 'Widowed', employed: 'Employed', 'self-employed': 'Self-employed' },
  ...{ student: 'Student', homemaker: 'Homemaker', retired: 'Retired', unemployed: 'Unemployed' },
  ...{ ordinary: 'Ordinary', diplomatic: 'Diplomatic', service: 'Service' },
  'travel-document': 'Travel document',
} as const

export type Choice = keyof typeof choices

export type AnswerKind =
  | Readonly<{ kind: 'text' | 'long' | 'code' | 'number' | 'phone' | 'country' | 'date' }>
  | Readonly<{ kind: 'choice'; choices: readonly Choice[] }>

type ShippedQuestion = Readonly<{ label: string }> & AnswerKind

/** The shipped lines that the application does not ask. Unverified, as the shipped form is. */
export const shippedQuestions = {
  'country-of-birth': { label: 'Country of birth', kind: 'country' },
  'marital-status': {
    ...{ label: 'Marital status', kind: 'choice' },
    choices: ['single', 'married', 'separated', 'divorced', 'widowed'],
  },
  'father-name': { label: "Father's name", kind: 'text' },
  'mother-name': { label: "Mother's name", kind: 'text' },
  'employment-status': {
    ...{ label: 'Employment status', kind: 'choice' },
    choices: ['employed', 'self-employed', 'student', 'homemaker', 'retired', 'unemployed'],
  },
  employer: { label: 'Employer', kind: 'text' },
  'passport-type': {
    ...{ label: 'Type of passport', kind: 'choice' },
    choices: ['ordinary', 'diplomatic', 'service', 'travel-document'],
  },
  'passport-place': { label: 'Place of issue', kind: 'text' },
  departure: { label: 'Date of departure', kind: 'date' },
  'length-of-stay': { label: 'Length of stay', kind: 'number' },
  'host-name': { label: 'Hotel or host, name', kind: 'text' },
  'host-phone': { label: 'Hotel or host, phone', kind: 'phone' },
  'earlier-visits': { label: 'Earlier visits', kind: 'text' },
  funds: { label: 'Funds', kind: 'text' },
} as const satisfies Record<string, ShippedQuestion>

/** Likewise those that it asks, as far as they are not plain text, by their label. */
const askedKinds = new Map<string, 'long' | 'code'>([
  ['Present address', 'long'],
  ['Permanent address', 'long'],
  ['Hotel or host, address', 'long'],
  ['Postal code', 'code'],
])

/** How a line is answered; one that an owner made or reworded, in any words. */
export function answerKindOf({ key, label }: { key: string; label: string }): AnswerKind {
  const shipped: Readonly<Record<string, ShippedQuestion>> = shippedQuestions
  const question = Object.hasOwn(shipped, key) ? shipped[key] : undefined
  if (question?.label === label) return question
  return { kind: askedKinds.get(label) ?? 'text' }
}

/** A choice as the portal has it. */
export const choiceAnswer = (choice: Choice): string => choices[choice]

/** A country as the portal has it; '' for a code of none. */
export const countryAnswer = (code: string): string => findCountry(code)?.name ?? ''

/** A day as the portal has it. */
export const dateAnswer = (date: CalendarDate): string => dateIn(formatsOf.date[0], date)

/** The three parts of a day that is typed, complete or not; null for other words. */
export function datePartsIn(answer: string): TypedDate | null {
  const [day, month, year, ...more] = answer.split('/')
  if (day === undefined || month === undefined || year === undefined) return null
  return more.length > 0 ? null : { day, month, year }
}

/** Whether an answer is a day that was not typed to its end, or does not exist. */
export function isBrokenDate(answer: string): boolean {
  const parts = datePartsIn(answer)
  return parts !== null && !('date' in parseTypedDate(parts, []))
}
