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

/** The answers of one applicant, as they are typed. */
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

/** What 'the same as applicant 1' takes over. */
export const sharedFields = [...namesOf(address), ...tripFields]

export const emptyDate = (): TypedDate => typedDateOf('')

export function emptyApplicant() {
  return {
    ...emptyOf(applicantFields),
    /** 'I need a visa all the same', for nationalities that need none. */
    goesOnVisaFree: false,
    sameAsFirst: false,
    /** 'I apply all the same', where the decision is expected after the arrival. */
    acceptsLateDecision: false,
    /** These are the answers of a passport that was read, wherever nobody corrected them. */
    passportRead: false,
    /** The number of the picture of the passport that is kept with the answers. */
    passportPage: '',
    /** The traveller's own link, where there is one: no answer. */
    linkId: '',
    /** Where a link goes that is not made yet, and its language where it is not that of all: no answers. */
    linkEmail: '',
    linkLanguage: '',
  }
}

/** Answers that stand, as somebody would have typed them. */
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

/**
 * The same applicant with another nationality: the country that issued the passport and the one of
 * residence follow as long as nobody said otherwise, that is, are empty or the nationality before.
 */
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

/** One applicant as the rules and the API take it; dates that cannot be read are empty. */
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

/** 'YYYY-MM-DD', or '' when the fields hold no date. */
export function dateOf(typed: TypedDate, monthNames: readonly string[]): string {
  const read = readDate(typed, monthNames)
  return 'date' in read ? read.date : ''
}

const datesRead = new WeakMap<readonly string[], WeakMap<TypedDate, TypedDateResult>>()

/**
 * What three typed fields say, remembered for as long as they are the same: with fifty applicants on a
 * form, all but one of two hundred dates are those of a keystroke ago.
 */
export function readDate(typed: TypedDate, monthNames: readonly string[]): TypedDateResult {
  const known = datesRead.get(monthNames) ?? new WeakMap<TypedDate, TypedDateResult>()
  datesRead.set(monthNames, known)
  const result = known.get(typed) ?? parseTypedDate(typed, monthNames)
  known.set(typed, result)
  return result
}

/** A finding about a date; `part` names the field of it that is at fault. */
export type DateFault = Finding & { part: 'day' | 'month' | 'year' }

/** What keeps a date that is typed from being read; null for a day, and for none. */
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

/** Dates of an applicant that are typed and cannot be read. */
export function dateFaultsOf(
  applicant: ApplicantValues,
  monthNames: readonly string[],
): DateFault[] {
  return dateFields.flatMap((name) => dateFaultOf(name, applicant[name], monthNames) ?? [])
}
