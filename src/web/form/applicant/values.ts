import {
  type AnswerField,
  applicantFields,
  applicantSections,
  type Field,
  type Fields,
  namesOf,
} from '#domain/application/fields.ts'
import type { ApplicantAnswers } from '#domain/application/steps/applicant.ts'
import { type Finding, finding } from '#domain/application/steps/finding.ts'
import {
  parseTypedDate,
  type TypedDate,
  type TypedDateResult,
  typedDateOf,
} from '#domain/time/typed-date.ts'
import { emptyAsked } from './asked.ts'

/** The answers of one applicant as typed. */
export type ApplicantValues = ReturnType<typeof emptyApplicant>
export type ApplicantField = keyof ApplicantValues

type Typed<F extends Field> = F['kind'] extends 'tick'
  ? boolean
  : F['kind'] extends 'date'
    ? TypedDate
    : string

/** Fields before anybody typed. */
export function emptyOf<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields).map(([name, { kind, initial = '' }]) => {
    const other = kind === 'tick' ? false : initial
    return [name, kind === 'date' ? emptyDate() : other]
  })
  return Object.fromEntries(entries) as { -readonly [N in keyof F]: Typed<F[N]> }
}

type DateFieldName = {
  [N in AnswerField]: (typeof applicantFields)[N]['kind'] extends 'date' ? N : never
}[AnswerField]

const isDateField = (name: AnswerField): name is DateFieldName =>
  applicantFields[name].kind === 'date'

export const dateFields = namesOf(applicantFields).filter(isDateField)

const { address, travel, accommodation } = applicantSections

/** What the next application for the same trip takes over. */
export const tripFields = namesOf({ ...travel, ...accommodation })

/** The fields copied by 'same as applicant 1'. */
export const sharedFields = [...namesOf(address), ...tripFields]

export const emptyDate = (): TypedDate => typedDateOf('')

export function emptyApplicant() {
  return {
    ...emptyOf(applicantFields),
    /** 'I need a visa all the same', for visa-free nationalities. */
    goesOnVisaFree: false,
    sameAsFirst: false,
    /** 'I apply all the same', if the decision is expected after the arrival. */
    acceptsLateDecision: false,
    /** The answers come from a passport that was read, except where corrected. */
    passportRead: false,
    /** Id of the passport picture stored with the draft. */
    passportPage: '',
    /** The traveller's own link, if any; not an answer. */
    linkId: '',
    /** Address and language of a link that is not sent yet; not answers. */
    linkEmail: '',
    linkLanguage: '',
    /** By line of the authority's form, what it asks beside the application. */
    portalAnswers: emptyAsked(),
  }
}

/** Stored answers as typed values. */
export function valuesFrom(stands: { readonly [F in AnswerField]?: unknown }): ApplicantValues {
  const empty = emptyApplicant()
  const typed = namesOf(applicantFields).map((name) => {
    const value = stands[name]
    return [name, isDateField(name) ? typedDateOf(String(value ?? '')) : (value ?? empty[name])]
  })
  return { ...empty, ...Object.fromEntries(typed) }
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
  const { passportRead, passportPage, linkId, linkEmail, linkLanguage, portalAnswers, ...answers } =
    kept
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
