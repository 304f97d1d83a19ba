import type { ApplicantAnswers } from '../application/steps/applicant.ts'
import { cleanCode } from '../application/steps/clean.ts'
import { mayBeOf } from '../reference/zone-countries.ts'
import { cleanText } from '../text.ts'
import type { PassportFields } from './reading.ts'
import { spells, zoneSpelling } from './transliteration.ts'

/** Answers a machine zone can verify, in screen order. */
export const comparedFields = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'nationality',
  'gender',
  'passportNumber',
  'passportExpiryDate',
  'passportIssuingCountry',
] as const
export type ComparedField = (typeof comparedFields)[number]

/**
 * `match`, `differs`, or `unread`: the field was unreadable, or the answer cannot be compared
 * (empty, or a script without a transliteration).
 */
export type Verdict = 'match' | 'differs' | 'unread'

/** `says` is the passport's value in the form of an answer: a date, an alpha-2 code, 'male', a name. */
export type Comparison = {
  readonly field: ComparedField
  readonly verdict: Verdict
  readonly says: string | null
}

export type PassportDifference = { readonly field: ComparedField; readonly says: string }

export type ComparedAnswers = Pick<ApplicantAnswers, ComparedField | 'singleName'>

/** The answers the passport contradicts, in screen order. */
export function comparePassport(
  fields: PassportFields,
  answers: ComparedAnswers,
): PassportDifference[] {
  return compareFields(fields, answers).flatMap(({ field, verdict, says }) =>
    verdict === 'differs' && says !== null ? [{ field, says }] : [],
  )
}

/** Each answer with the passport's value. */
export function compareFields(fields: PassportFields, answers: ComparedAnswers): Comparison[] {
  const plain = (field: ComparedField, says: string | null, isSame: Same = (a, b) => a === b) => {
    const answered = cleanText(answers[field] ?? '')
    if (says === null || !answered) return { field, verdict: 'unread' as const, says }
    return { field, verdict: verdictOf(isSame(says, answered)), says }
  }
  const isCountry: Same = (says, answered) => mayBeOf(says, cleanCode(answered))
  return [
    ...compareNames(fields, answers),
    plain('dateOfBirth', fields.dateOfBirth, isSameBirth),
    plain('nationality', fields.nationality, isCountry),
    plain('gender', fields.sex),
    plain('passportNumber', fields.number, isSameNumber),
    plain('passportExpiryDate', fields.expiryDate),
    plain('passportIssuingCountry', fields.issuingCountry, isCountry),
  ]
}

type Same = (says: string, answered: string) => boolean

const verdictOf = (isSame: boolean): Verdict => (isSame ? 'match' : 'differs')

/** O and 0 look alike in print and are typed either way. */
function isSameNumber(says: string, answered: string): boolean {
  const folded = (number: string) => cleanCode(number).replaceAll('O', '0')
  return folded(says) === folded(answered)
}

/** A zone has two-digit years: only the traveller knows whether 19 is 1919 or 2019. */
const isSameBirth: Same = (says, answered) => says.slice(2) === answered.slice(2)

function compareNames(fields: PassportFields, answers: ComparedAnswers): Comparison[] {
  const { surname, givenNames, namesCut } = fields
  const typed = [answers.firstName, answers.lastName].map((name) => cleanText(name ?? ''))
  const [first = '', last = ''] = typed
  if (answers.singleName) return [compareSingle(fields, first, last)]
  if (givenNames === '' && first && surname !== null) {
    // One name in the passport, two in the answers: only the traveller knows which is which.
    const both = compareName('lastName', surname, `${first} ${last}`, namesCut)
    const turned = compareName('lastName', surname, `${last} ${first}`, namesCut)
    const says = both.verdict === 'match' ? both : turned
    return [{ field: 'firstName', verdict: 'unread', says: null }, says]
  }
  return [
    compareName('firstName', givenNames, first, namesCut),
    // Issuers also shorten the surname for lack of space.
    compareName('lastName', surname, last, namesCut),
  ]
}

/** Who answers with one name has it in either field, and the passport may have it in either part. */
function compareSingle(fields: PassportFields, first: string, last: string): Comparison {
  const field = first ? 'firstName' : 'lastName'
  const { surname, givenNames, namesCut } = fields
  const whole = [givenNames, surname].filter(Boolean).join(' ')
  return compareName(field, whole || null, first || last, namesCut)
}

function compareName(
  field: ComparedField,
  says: string | null,
  typed: string,
  isCut: boolean,
): Comparison {
  const spelt = [typed, withoutPrinted(typed)].map((name) => (name ? zoneSpelling(name) : null))
  const spellings = spelt.filter((spelling) => spelling !== null)
  if (says === null || says === '' || spellings.length === 0)
    return { field, verdict: 'unread', says }
  const inZone = says.replaceAll(' ', '<')
  const isSame = spellings.some((spelling) => spells(spelling, inZone, isCut))
  return { field, verdict: verdictOf(isSame), says }
}

/**
 * What passports print beside a name, and zones leave out (ICAO Doc 9303 part 3): another name in
 * brackets in Japan, academic titles in Germany and Austria, a former or the spouse's name.
 */
const printed: readonly RegExp[] = [
  / ?\([^()]*\)/g,
  /^(?:d?dr(?:\. ?| )(?:(?:h\. ?c|med|rer|nat|phil|jur|mult|techn?|ing)\. ?)*|(?:prof|mag|ing|dipl\.-ing)\. ?)+(?=\p{L}{2})/iu,
  // Mba is a surname, too.
  /,? (?:ph\.? ?d|dr|(?<=, )mba|m\.?sc|b\.?sc)\.?$/i,
  / (?:geb(?:\.|orene?)|née?|nee|[eé]p(?:\.|ouse|oux)|[eg]\/v) .*$/iu,
]
const withoutPrinted = (name: string): string =>
  printed.reduce((left, form) => left.replace(form, ''), name).trim()
