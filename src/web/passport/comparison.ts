import type { ComparedField } from '#domain/passport/compare.ts'
import { type Filling, fillingOf } from '#domain/passport/fill.ts'
import type { PassportFields } from '#domain/passport/reading.ts'
import { typedDateOf } from '#domain/time/typed-date.ts'
import { type ApplicantValues, applicantAnswers } from '../form/applicant/values.ts'

/** The answers a passport fills in, as typed values. */
export type PassportValues = Pick<ApplicantValues, ComparedField | 'singleName'>

export type { Filling }

type Choice = 'mine' | 'passport' | ''

/** The fields while they are compared with the passport. */
export type Comparing = {
  passport: PassportValues
  /** For values typed differently: the chosen one, once chosen. */
  choice: Partial<Record<ComparedField, Choice>>
}

const dates: readonly ComparedField[] = ['dateOfBirth', 'passportExpiryDate']

export const isDate = (field: ComparedField): boolean => dates.includes(field)

/** The passport's values against the typed ones. */
export const fillingFor = (
  fields: PassportFields,
  typed: ApplicantValues,
  monthNames: readonly string[],
): Filling => fillingOf(fields, applicantAnswers(typed, monthNames))

/** An answer as a typed value. */
const asTyped = (field: ComparedField, says: string) => (isDate(field) ? typedDateOf(says) : says)

/** The fields to compare: filled in if empty, otherwise as typed. */
export function comparingOf({ offers, singleName }: Filling, typed: ApplicantValues): Comparing {
  const { firstName, lastName, dateOfBirth, nationality, gender } = typed
  const { passportNumber, passportExpiryDate, passportIssuingCountry } = typed
  const own = { firstName, lastName, dateOfBirth, nationality, gender, passportNumber }
  const standing = { ...own, passportExpiryDate, passportIssuingCountry }
  const filled = offers.flatMap(({ field, standing: how, says }) =>
    how === 'filled' && says !== null ? [[field, asTyped(field, says)]] : [],
  )
  const asked = offers.filter(({ standing: how }) => how === 'asked')
  return {
    passport: {
      ...standing,
      ...Object.fromEntries(filled),
      singleName: singleName || typed.singleName,
    },
    choice: Object.fromEntries(asked.map(({ field }) => [field, ''])),
  }
}

/** Fields without a choice yet. */
export const openChoices = ({ choice }: Comparing): ComparedField[] =>
  (Object.keys(choice) as ComparedField[]).filter((field) => !choice[field])

/** The values for the form. */
export function takenFrom({ passport, choice }: Comparing, { offers }: Filling): PassportValues {
  const chosen = offers.flatMap(({ field, says }) =>
    choice[field] === 'passport' && says !== null ? [[field, asTyped(field, says)]] : [],
  )
  const taken = { ...passport, ...Object.fromEntries(chosen) } as PassportValues
  // The passport's name may be a single one, or one of two.
  const isName = choice.firstName === 'passport' || choice.lastName === 'passport'
  return isName ? { ...taken, singleName: taken.lastName === '' } : taken
}
