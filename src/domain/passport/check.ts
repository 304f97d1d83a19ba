import {
  type ComparedAnswers,
  type ComparedField,
  compareFields,
  comparePassport,
} from './compare.ts'
import type { PassportReading } from './reading.ts'

/** Results of comparing a passport page with the answers. */
export const checkResults = ['match', 'differs', 'not-readable'] as const
export type CheckResult = (typeof checkResults)[number]

export type PassportCheck = {
  readonly result: CheckResult
  /** The contradicted answers in screen order; empty for other results. */
  readonly fields: readonly ComparedField[]
}

const unread: PassportCheck = { result: 'not-readable', fields: [] }

/** What identifies a passport: all are needed for a match. */
const telling: readonly ComparedField[] = ['dateOfBirth', 'passportNumber', 'passportExpiryDate']

/**
 * Compares a page with the current answers. One contradiction makes it differ; a match needs
 * number, birth and expiry to be read and equal.
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

/**
 * One person's passport may have a new number or a changed name; with another birth date as well it
 * is someone else's.
 */
export function isAnotherPersons(differs: readonly ComparedField[]): boolean {
  const has = (field: ComparedField) => differs.includes(field)
  return has('passportNumber') && has('dateOfBirth') && (has('firstName') || has('lastName'))
}

/**
 * Why a page that contradicts answers is requested again, or null; answers confirmed by the
 * traveller are ignored.
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

/** The names as in the machine zone if complete and equal to the answers, else null. */
export function zoneNamesOf(reading: PassportReading, answers: ComparedAnswers): ZoneNames | null {
  if (!('fields' in reading)) return null
  const { surname, givenNames, namesCut } = reading.fields
  if (surname === null || givenNames === null || namesCut) return null
  const names = compareFields(reading.fields, answers).filter(
    ({ field }) => field === 'firstName' || field === 'lastName',
  )
  return names.every(({ verdict }) => verdict === 'match') ? { surname, givenNames } : null
}
