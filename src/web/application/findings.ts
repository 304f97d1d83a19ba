import { checkApplicants } from '#domain/application/journey.ts'
import type { StepId } from '#domain/application/step.ts'
import { type AgreementAnswers, checkAgreement } from '#domain/application/steps/agreement.ts'
import { checkDetails } from '#domain/application/steps/details.ts'
import {
  type Context,
  errorsOf,
  type Finding,
  finding,
  travellerContext,
  within,
} from '#domain/application/steps/finding.ts'
import { adviceOnMinors } from '#domain/application/steps/minor.ts'
import { isRuleCode } from '#domain/application/steps/rule-code.ts'
import { adviceOn, eligibilityOf, type TravelPlan } from '#domain/eligibility.ts'
import type { FieldError } from '#domain/error.ts'
import { regimeOf } from '#domain/reference/regime.ts'
import { now } from '../clock.ts'
import { type ApplicantValues, applicantAnswers, dateFaultsOf } from '../form/applicant/values.ts'
import { knownMonths } from '../form/known-months.ts'
import { applicantsOf, countOf, detailsAnswers, type WizardValues } from './values.ts'

/** A finding about a field of the screen; `part` names the field of a date that is at fault. */
export type ScreenFinding = Omit<Finding, 'code'> & {
  code: Finding['code'] | 'visaFree.unconfirmed' | 'lateDecision.unconfirmed'
  part?: 'day' | 'month' | 'year'
}

export type FindingContext = Readonly<{ context: Context; monthNames: readonly string[] }>

/** What somebody's own screen measures by, whose page speaks this language. */
export function readingIn(language: string): FindingContext {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return { context: travellerContext(now(), zone), monthNames: knownMonths(language) }
}

/** What of acceptances and signature still blocks; the server alone sees that a signature is blank. */
export function agreementFindings(answers: AgreementAnswers, isRefused = false): Finding[] {
  const incomplete = finding('digitalSignature', 'digitalSignature.incomplete')
  return [...checkAgreement(answers), ...(isRefused ? [incomplete] : [])]
}

/** What the server refused, of the step of the first field that it names. */
export function refusedBy(fields: readonly FieldError[]): { step: StepId; found: ScreenFinding[] } {
  const stepOf = (field?: FieldError) =>
    field?.path.startsWith('applicants') ? 'applicants' : 'details'
  const step = stepOf(fields[0])
  const found = fields
    .filter((field) => stepOf(field) === step)
    .map(({ path, code, params }) => ({
      path,
      code: isRuleCode(code) ? code : ('value.unreadable' as const),
      severity: 'error' as const,
      ...(params ? { params } : {}),
    }))
  return { step, found }
}

/** Everything that the rules say about a step, errors and warnings, in the order of the screen. */
export function findingsOf(
  step: StepId,
  values: WizardValues,
  reading: FindingContext,
): ScreenFinding[] {
  if (step === 'details')
    return unique([...detailsFindings(values, reading), ...adviceOf('details', values, reading)])
  if (step === 'applicants') return unique(applicantsFindings(values, reading))
  return []
}

/** What should be said at once, before anybody asks to go on: advice, and dates that cannot work. */
export function adviceOf(
  step: StepId,
  values: WizardValues,
  reading: FindingContext,
): ScreenFinding[] {
  const { visaType, processingType, portOfEntry } = detailsAnswers(values.details)
  if (step === 'details') return adviceOn({ portOfEntry, processingType }, reading.context)
  if (step !== 'applicants') return []
  const applicants = applicantsOf(values).map((applicant) =>
    applicantAnswers(applicant, reading.monthNames),
  )
  const each = applicants.flatMap((answers, index) => {
    const plan: TravelPlan = { ...answers, visaType, processingType }
    return within(`applicants.${index}`, eligibilityOf(plan, reading.context)).map(beside)
  })
  return [...each, ...adviceOnMinors(applicants, reading.context)]
}

/** What the agreement to read waits for: who signs is named and reachable, and both boxes are ticked. */
const ofAgreement = /^(contact|privacyPolicyAccepted|termsOfServiceAccepted)/

/** Whether the agreement to read can be made from the answers of the first step. */
export function isReadable(details: WizardValues['details']): boolean {
  const errors = errorsOf(checkDetails(detailsAnswers(details)))
  return !errors.some(({ path }) => ofAgreement.test(path))
}

function detailsFindings(values: WizardValues, { context }: FindingContext): ScreenFinding[] {
  return checkDetails(detailsAnswers(values.details), context)
}

function applicantsFindings(
  values: WizardValues,
  { context, monthNames }: FindingContext,
): ScreenFinding[] {
  const applicants = applicantsOf(values)
  const answers = applicants.map((applicant) => applicantAnswers(applicant, monthNames))
  const details = { ...detailsAnswers(values.details), numberOfApplicants: countOf(values.details) }
  const faults = applicants.flatMap((applicant, index) =>
    dateFaultsOf(applicant, monthNames).map((fault) => ({
      ...fault,
      path: `applicants.${index}.${fault.path}`,
    })),
  )
  const faulty = new Set(faults.map(({ path }) => path))
  const unconfirmed = applicants.flatMap(({ nationality, goesOnVisaFree }, index) =>
    regimeOf(nationality) === 'exempt' && !goesOnVisaFree ? [visaFree(index)] : [],
  )
  const found = checkApplicants(details, answers, context).filter(
    ({ path, code }) => !(faulty.has(path) && code.endsWith('.required')),
  )
  const unchosen = unchosenLate(applicants, found)
  return inOrder([...found.map(beside), ...faults, ...unconfirmed, ...unchosen], applicants.length)
}

function visaFree(index: number): ScreenFinding {
  const path = `applicants.${index}.goesOnVisaFree`
  return { path, code: 'visaFree.unconfirmed', severity: 'error' }
}

/** Who arrives too soon for every speed and has not said to apply all the same, once for a shared trip. */
function unchosenLate(
  applicants: readonly ApplicantValues[],
  found: readonly Finding[],
): ScreenFinding[] {
  const isLate = (index: number) =>
    found.some(
      ({ path, code }) =>
        code === 'intendedDateOfArrival.too-soon' && path.startsWith(`applicants.${index}.`),
    )
  return applicants.flatMap(({ acceptsLateDecision, sameAsFirst }, index) => {
    const isSaidAtFirst = index > 0 && sameAsFirst && isLate(0)
    if (acceptsLateDecision || isSaidAtFirst || !isLate(index)) return []
    const path = `applicants.${index}.acceptsLateDecision`
    return [{ path, code: 'lateDecision.unconfirmed', severity: 'error' }]
  })
}

/** Advice on the kind of visa stands beside the nationality that it comes from, a year in its own field. */
function beside(found: Finding): ScreenFinding {
  const path = found.path.replace(/\.visaType$/, '.nationality')
  return { ...found, path, ...(found.code === 'date.year-range' ? { part: 'year' } : {}) }
}

const order = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'placeOfBirth',
  'nationality',
  'goesOnVisaFree',
  'gender',
  'occupation',
  'passportNumber',
  'passportExpiryDate',
  'passportIssueDate',
  'passportIssuingCountry',
  'residentialAddress',
  'residentialCity',
  'residentialPostalCode',
  'residentialCountry',
  'intendedDateOfArrival',
  'acceptsLateDecision',
  'portOfEntry',
  'accommodationAddress',
  'accommodationCity',
  'companionName',
]

/** Findings as the screen shows their fields: applicant by applicant, from the top. */
function inOrder(findings: readonly ScreenFinding[], people: number): ScreenFinding[] {
  const placeOf = ({ path }: ScreenFinding) => {
    const [, index = '0', field = ''] = path.split('.')
    const row = order.indexOf(field)
    return Number(index) * order.length + (row < 0 ? order.length * people : row)
  }
  return findings
    .map((found) => ({ found, place: placeOf(found) }))
    .sort((a, b) => a.place - b.place)
    .map(({ found }) => found)
}

function unique(findings: readonly ScreenFinding[]): ScreenFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ path, code }) => {
    const key = `${path} ${code}`
    return !seen.has(key) && seen.add(key)
  })
}
