import type { ComparedField } from '#domain/passport/compare.ts'
import { type Filling, fillingOf } from '#domain/passport/fill.ts'
import type { PassportFields } from '#domain/passport/reading.ts'
import { typedDateOf } from '#domain/time/typed-date.ts'
import { type ApplicantValues, applicantAnswers } from '../form/applicant/values.ts'

/** The answers that a passport fills in, as they are typed. */
export type PassportValues = Pick<ApplicantValues, ComparedField | 'singleName'>

export type { Filling }

type Choice = 'mine' | 'passport' | ''

/** What stands in the fields while somebody compares them with the passport. */
export type Comparing = {
  passport: PassportValues
  /** Of what was typed otherwise: which one is right, once that is said. */
  choice: Partial<Record<ComparedField, Choice>>
}

const dates: readonly ComparedField[] = ['dateOfBirth', 'passportExpiryDate']

export const isDate = (field: ComparedField): boolean => dates.includes(field)

/** What was read, beside what was typed. */
export const fillingFor = (
  fields: PassportFields,
  typed: ApplicantValues,
  monthNames: readonly string[],
): Filling => fillingOf(fields, applicantAnswers(typed, monthNames))

/** An answer as somebody would have typed it. */
const asTyped = (field: ComparedField, says: string) => (isDate(field) ? typedDateOf(says) : says)

/** The fields to compare: filled in where nothing was typed, and everything else as it was typed. */
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

/** The fields of which it is not said yet which one is right. */
export const openChoices = ({ choice }: Comparing): ComparedField[] =>
  (Object.keys(choice) as ComparedField[]).filter((field) => !choice[field])

/** What is taken over into the form. */
export function takenFrom({ passport, choice }: Comparing, { offers }: Filling): PassportValues {
  const chosen = offers.flatMap(({ field, says }) =>
    choice[field] === 'passport' && says !== null ? [[field, asTyped(field, says)]] : [],
  )
  const taken = { ...passport, ...Object.fromEntries(chosen) } as PassportValues
  // A name taken from the passport may be the only one there is, or one of two.
  const isName = choice.firstName === 'passport' || choice.lastName === 'passport'
  return isName ? { ...taken, singleName: taken.lastName === '' } : taken
}
