import {
  type ComparedAnswers,
  type ComparedField,
  compareFields,
  comparePassport,
} from './compare.ts'
import type { PassportReading } from './reading.ts'

/** What comparing a passport page with the answers came to. */
export const checkResults = ['match', 'differs', 'not-readable'] as const
export type CheckResult = (typeof checkResults)[number]

export type PassportCheck = {
  readonly result: CheckResult
  /** The answers that the page contradicts, in the order of the screen; of other results none. */
  readonly fields: readonly ComparedField[]
}

const unread: PassportCheck = { result: 'not-readable', fields: [] }

/** What tells one passport from every other: nothing less is called the same. */
const telling: readonly ComparedField[] = ['dateOfBirth', 'passportNumber', 'passportExpiryDate']

/**
 * Holds a page against the answers as they stand. One contradiction is enough to differ; the same it is only
 * where number, birth and expiry were read and fit.
 */
export function checkPassport(reading: PassportReading, answers: ComparedAnswers): PassportCheck {
  if (!('fields' in reading)) return unread
  const fields = comparePassport(reading.fields, answers).map(({ field }) => field)
  if (fields.length > 0) return { result: 'differs', fields }
  const compared = compareFields(reading.fields, answers)
  const isSame = (field: ComparedField) =>
    compared.some((each) => each.field === field && each.verdict === 'match')
  return telling.every(isSame) ? { result: 'match', fields: [] } : unread
}

/** One person's passport may have another number, or a name changed; with another birth as well it is somebody else's. */
export function isAnotherPersons(differs: readonly ComparedField[]): boolean {
  const has = (field: ComparedField) => differs.includes(field)
  return has('passportNumber') && has('dateOfBirth') && (has('firstName') || has('lastName'))
}

/**
 * Why a page is asked for again that contradicts answers, as long as the traveller did not confirm each of these;
 * null where nothing is to be asked.
 */
export function doubtAbout(
  differs: readonly ComparedField[],
  confirmed: readonly ComparedField[],
): 'another-person' | 'answers-differ' | null {
  const open = differs.filter((field) => !confirmed.includes(field))
  if (open.length === 0) return null
  return isAnotherPersons(open) ? 'another-person' : 'answers-differ'
}

export type ZoneNames = { readonly surname: string; readonly givenNames: string }

/** The names as the page spells them, where they are whole and those that were answered; else null. */
export function zoneNamesOf(reading: PassportReading, answers: ComparedAnswers): ZoneNames | null {
  if (!('fields' in reading)) return null
  const { surname, givenNames, namesCut } = reading.fields
  if (surname === null || givenNames === null || namesCut) return null
  const names = compareFields(reading.fields, answers).filter(
    ({ field }) => field === 'firstName' || field === 'lastName',
  )
  return names.every(({ verdict }) => verdict === 'match') ? { surname, givenNames } : null
}
