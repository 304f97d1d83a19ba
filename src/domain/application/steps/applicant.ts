import type * as z from 'zod/mini'
import { adviceOn } from '../../eligibility.ts'
import { findPort } from '../../reference/ports.ts'
import { isCountryCode } from '../../reference/regime.ts'
import { cleanText, hasOtherScript } from '../../text.ts'
import type { CalendarDate } from '../../time/calendar.ts'
import type { ProcessingType, VisaType } from '../choice.ts'
import type { applicantSchema } from './applicant-schema.ts'
import { cleanCode } from './clean.ts'
import { checkArrival, checkBirth, checkExpiry, checkIssue, readDate } from './date-rules.ts'
import { type Answers, type Context, errorsOf, type Finding, finding } from './finding.ts'
import { checkNames } from './name-rules.ts'
import type { RuleCode } from './rule-code.ts'

export type Applicant = z.infer<typeof applicantSchema>
export type ApplicantAnswers = Answers<Applicant>

/** What an applicant's rules need from the rest of the application, as far as known. */
export type ApplicantContext = Context & {
  visaType?: VisaType | undefined
  processingType?: ProcessingType | undefined
  /** The promised filing day, once documents are handed over. */
  promisedBy?: CalendarDate | null | undefined
}

/** All rules of step 2 for one applicant, in screen order. Paths are relative: 'firstName'. */
export function checkApplicant(values: ApplicantAnswers, context: ApplicantContext): Finding[] {
  return [
    ...checkAnswers(values, context),
    ...adviceOn(
      {
        ...values,
        visaType: context.visaType,
        processingType: context.processingType,
        promisedBy: context.promisedBy,
      },
      context,
    ),
  ]
}

/** Only the errors. Warnings cost a walk over the calendar for each applicant. */
export function findApplicantErrors(values: ApplicantAnswers, context: Context): Finding[] {
  return errorsOf(checkAnswers(values, context))
}

function checkAnswers(values: ApplicantAnswers, context: Context): Finding[] {
  return [
    ...checkNames(values),
    ...checkCountry(values, 'nationality', context),
    ...(values.gender ? [] : [finding('gender', 'gender.required')]),
    ...checkPassportNumber(values.passportNumber ?? ''),
    ...checkCountry(values, 'passportIssuingCountry', context),
    ...checkDates(values, context),
    ...checkResidence(values),
    ...checkCountry(values, 'residentialCountry', context),
    ...checkVisit(values, context),
  ]
}

function checkDates(values: ApplicantAnswers, context: Context): Finding[] {
  const birth = readDate('dateOfBirth', values.dateOfBirth, context)
  const issue = readDate('passportIssueDate', values.passportIssueDate, context)
  const expiry = readDate('passportExpiryDate', values.passportExpiryDate, context)
  const arrival = readDate('intendedDateOfArrival', values.intendedDateOfArrival, context)
  const or = (read: typeof birth, check: (found: string) => Finding[]) =>
    'date' in read ? check(read.date) : [read.fault]
  // A date in error is no measure of others: one mistake would be reported at each of them.
  const sound = (read: typeof birth, findings: readonly Finding[]) =>
    'date' in read && errorsOf(findings).length === 0 ? read.date : null
  const atBirth = or(birth, (found) => checkBirth(found, context))
  const atIssue = or(issue, (found) => checkIssue(found, sound(birth, atBirth), context))
  const atArrival = or(arrival, (found) => checkArrival(found, context))
  const others = { issue: sound(issue, atIssue), arrival: sound(arrival, atArrival) }
  const atExpiry = or(expiry, (found) => checkExpiry(found, others, context))
  return [...atBirth, ...atIssue, ...atExpiry, ...atArrival]
}

/** Letters and digits. ICAO 9303 has room for nine, but no real passport may be refused. */
function checkPassportNumber(typed: string): Finding[] {
  const path = 'passportNumber'
  const number = cleanCode(typed)
  if (number === '') return [finding(path, 'passportNumber.required')]
  if (!/^[A-Z0-9]*$/.test(number)) return [finding(path, 'passportNumber.symbols')]
  if (number.length < 3) return [finding(path, 'passportNumber.too-short')]
  if (number.length < 6) return [finding(path, 'passportNumber.short')]
  return number.length > 9 ? [finding(path, 'passportNumber.long')] : []
}

type CountryField = 'nationality' | 'passportIssuingCountry' | 'residentialCountry'

function checkCountry(values: ApplicantAnswers, path: CountryField, { rules }: Context): Finding[] {
  return isCountryCode(rules, cleanCode(values[path] ?? ''))
    ? []
    : [finding(path, `${path}.required`)]
}

function checkResidence(values: ApplicantAnswers): Finding[] {
  const address = cleanText(values.residentialAddress ?? '')
  const city = cleanText(values.residentialCity ?? '')
  return [
    ...lengthOf('residentialAddress', address, [
      [1, 'residentialAddress.required'],
      [3, 'residentialAddress.too-short'],
      [10, 'residentialAddress.short'],
    ]),
    ...lengthOf('residentialCity', city, [
      [1, 'residentialCity.required'],
      [2, 'residentialCity.short'],
    ]),
  ]
}

/** The first rule whose minimum length the text misses. */
function lengthOf(
  path: string,
  text: string,
  rules: readonly (readonly [least: number, code: RuleCode])[],
): Finding[] {
  const rule = rules.find(([least]) => text.length < least)
  return rule ? [finding(path, rule[1])] : []
}

const printedTexts = [
  'placeOfBirth',
  'occupation',
  'residentialAddress',
  'residentialCity',
  'accommodationAddress',
  'accommodationCity',
  'companionName',
] as const

function checkVisit(values: ApplicantAnswers, { rules }: Context): Finding[] {
  const port = cleanText(values.portOfEntry ?? '')
  const lacksCompanion = values.hasCompanion && cleanText(values.companionName ?? '') === ''
  return [
    ...(port === '' || findPort(rules, port)
      ? []
      : [finding('portOfEntry', 'portOfEntry.required')]),
    ...(lacksCompanion ? [finding('companionName', 'companionName.missing')] : []),
    ...printedTexts
      .filter((path) => hasOtherScript(cleanText(values[path] ?? '')))
      .map((path) => finding(path, 'text.not-latin')),
  ]
}
