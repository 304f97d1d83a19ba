import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import { type Finding, finding } from '#domain/application/steps/finding.ts'
import { parseTypedDate, type TypedDate, type TypedDateResult } from '#domain/time/typed-date.ts'

/** The answers of one applicant as typed. */
export type ApplicantValues = ReturnType<typeof emptyApplicant>
export type ApplicantField = keyof ApplicantValues

export const dateFields = [
  'dateOfBirth',
  'passportIssueDate',
  'passportExpiryDate',
  'intendedDateOfArrival',
] as const
export type DateFieldName = (typeof dateFields)[number]

/** The fields copied by 'same as applicant 1'. */
export const sharedFields = [
  'intendedDateOfArrival',
  'portOfEntry',
  'residentialAddress',
  'residentialCity',
  'residentialCountry',
  'residentialPostalCode',
  'accommodationAddress',
  'accommodationCity',
] as const satisfies readonly (keyof ApplicantValues)[]

export const emptyDate = (): TypedDate => ({ day: '', month: '', year: '' })

export function emptyApplicant() {
  return {
    firstName: '',
    lastName: '',
    singleName: false,
    dateOfBirth: emptyDate(),
    placeOfBirth: '',
    nationality: '',
    /** 'I need a visa all the same', for visa-free nationalities. */
    goesOnVisaFree: false,
    gender: '',
    occupation: '',
    passportNumber: '',
    passportIssueDate: emptyDate(),
    passportExpiryDate: emptyDate(),
    passportIssuingCountry: '',
    sameAsFirst: false,
    intendedDateOfArrival: emptyDate(),
    /** 'I apply all the same', if the decision is expected after the arrival. */
    acceptsLateDecision: false,
    portOfEntry: '',
    residentialAddress: '',
    residentialCity: '',
    residentialCountry: '',
    residentialPostalCode: '',
    accommodationAddress: '',
    accommodationCity: '',
    hasCompanion: false,
    companionName: '',
    companionRelationship: '',
    /** The answers come from a passport that was read, except where corrected. */
    passportRead: false,
    /** Id of the passport picture stored with the draft. */
    passportPage: '',
    /** The traveller's own link, if any; not an answer. */
    linkId: '',
    /** Address and language of a link that is not sent yet; not answers. */
    linkEmail: '',
    linkLanguage: '',
  }
}

type Countries = Pick<
  ApplicantValues,
  'nationality' | 'passportIssuingCountry' | 'residentialCountry'
>

/** Changes the nationality; the countries of issue and residence follow if empty or equal to the previous one. */
export function followNationality<T extends Countries>(applicant: T, nationality: string): T {
  const follow = (country: string) =>
    country === '' || country === applicant.nationality ? nationality : country
  return {
    ...applicant,
    nationality,
    passportIssuingCountry: follow(applicant.passportIssuingCountry),
    residentialCountry: follow(applicant.residentialCountry),
  }
}

/** An applicant for the rules and the API; unreadable dates are empty. */
export function applicantAnswers(
  applicant: ApplicantValues,
  monthNames: readonly string[],
): ApplicantAnswers {
  const { goesOnVisaFree, sameAsFirst, acceptsLateDecision, ...kept } = applicant
  const { passportRead, passportPage, linkId, linkEmail, linkLanguage, ...answers } = kept
  const dates = Object.fromEntries(
    dateFields.map((name) => [name, dateOf(applicant[name], monthNames)]),
  ) as Record<DateFieldName, string>
  const companion = applicant.hasCompanion ? {} : { companionName: '', companionRelationship: '' }
  return { ...answers, ...companion, ...dates } as ApplicantAnswers
}

/** 'YYYY-MM-DD', or '' without a valid date. */
export function dateOf(typed: TypedDate, monthNames: readonly string[]): string {
  const read = readDate(typed, monthNames)
  return 'date' in read ? read.date : ''
}

const datesRead = new WeakMap<readonly string[], WeakMap<TypedDate, TypedDateResult>>()

/**
 * Parses three typed fields, cached: with fifty applicants all but one of two hundred dates are
 * unchanged since the last keystroke.
 */
export function readDate(typed: TypedDate, monthNames: readonly string[]): TypedDateResult {
  const known = datesRead.get(monthNames) ?? new WeakMap<TypedDate, TypedDateResult>()
  datesRead.set(monthNames, known)
  const result = known.get(typed) ?? parseTypedDate(typed, monthNames)
  known.set(typed, result)
  return result
}

/** A finding on a date; `part` is the invalid field. */
export type DateFault = Finding & { part: 'day' | 'month' | 'year' }

/** Why a typed date cannot be parsed; null if valid or empty. */
export function dateFaultOf(
  name: DateFieldName,
  typed: TypedDate,
  monthNames: readonly string[],
): DateFault | null {
  const read = readDate(typed, monthNames)
  if ('date' in read || read.fault === 'empty') return null
  if (read.fault !== 'no-such-day') {
    return { ...finding(name, `date.${read.fault}`), part: read.fault }
  }
  const { year, month, days } = read
  const length = { month: monthNames[month - 1] ?? month, year: String(year), days }
  return { ...finding(name, 'date.no-such-day', length), part: 'day' }
}

/** An applicant's dates that cannot be parsed. */
export function dateFaultsOf(
  applicant: ApplicantValues,
  monthNames: readonly string[],
): DateFault[] {
  return dateFields.flatMap((name) => dateFaultOf(name, applicant[name], monthNames) ?? [])
}
