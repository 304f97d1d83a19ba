import { checkApplicants } from '#domain/application/journey.ts'
import type { StepId } from '#domain/application/step.ts'
import { type AgreementAnswers, checkAgreement } from '#domain/application/steps/agreement.ts'
import { checkDetails } from '#domain/application/steps/details.ts'
import { errorsOf, type Finding, finding, within } from '#domain/application/steps/finding.ts'
import { adviceOnMinors } from '#domain/application/steps/minor.ts'
import { adviceOn, eligibilityOf, type TravelPlan } from '#domain/eligibility.ts'
import type { FieldError } from '#domain/error.ts'
import { typedFault } from '#domain/filing/answer.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { type Asked, askedHere } from '../form/applicant/asked.ts'
import {
  beside,
  inFormOrder,
  onForm,
  type Reading,
  unconfirmedVisaFree,
} from '../form/applicant/findings.ts'
import { type ApplicantValues, applicantAnswers } from '../form/applicant/values.ts'
import { refusalsIn, type ScreenFinding } from '../form/issue-words.ts'
import { applicantsOf, countOf, detailsAnswers, type WizardValues } from './values.ts'

/** Errors of consents and signature; only the server detects a blank signature. */
export function agreementFindings(answers: AgreementAnswers, isRefused = false): Finding[] {
  const incomplete = finding('digitalSignature', 'digitalSignature.incomplete')
  return [...checkAgreement(answers), ...(isRefused ? [incomplete] : [])]
}

/** The server's refusal as findings, with the step of its first field. */
export function refusedBy(fields: readonly FieldError[]): { step: StepId; found: ScreenFinding[] } {
  const stepOf = (field?: FieldError) =>
    field?.path.startsWith('applicants') ? 'applicants' : 'details'
  const step = stepOf(fields[0])
  const found = refusalsIn(fields.filter((field) => stepOf(field) === step))
  return { step, found }
}

/** All findings of a step, errors and warnings, in screen order. */
export function findingsOf(step: StepId, values: WizardValues, reading: Reading): ScreenFinding[] {
  if (step === 'details')
    return unique([...detailsFindings(values, reading), ...adviceOf('details', values, reading)])
  if (step === 'applicants') return unique(applicantsFindings(values, reading))
  return []
}

/** Findings to show immediately: warnings, and impossible dates. */
export function adviceOf(step: StepId, values: WizardValues, reading: Reading): ScreenFinding[] {
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

/** Requirements of the agreement: a reachable, named contact and both consents. */
const ofAgreement = /^(contact|privacyPolicyAccepted|termsOfServiceAccepted)/

/** Whether the agreement can be generated from the first step. */
export function isReadable(rules: Rules, details: WizardValues['details']): boolean {
  const errors = errorsOf(checkDetails(detailsAnswers(details), { rules }))
  return !errors.some(({ path }) => ofAgreement.test(path))
}

function detailsFindings(values: WizardValues, { context }: Reading): ScreenFinding[] {
  return checkDetails(detailsAnswers(values.details), context)
}

function applicantsFindings(
  values: WizardValues,
  { context, monthNames, language }: Reading,
): ScreenFinding[] {
  const applicants = applicantsOf(values)
  const answers = applicants.map((applicant) => applicantAnswers(applicant, monthNames))
  const details = { ...detailsAnswers(values.details), numberOfApplicants: countOf(values.details) }
  const found = checkApplicants(details, answers, context)
  const unchosen = unchosenLate(applicants, found)
  const asked = askedHere()?.lines ?? []
  const each = applicants.flatMap((applicant, index) => {
    const prefix = `applicants.${index}.`
    const theirs = [
      ...onForm(inside(prefix, found), applicant, monthNames),
      ...unconfirmedVisaFree(context.rules, applicant),
      ...inside(prefix, unchosen),
      ...askedFaults(asked, applicant),
    ]
    return inFormOrder(theirs, language).map((one) => ({ ...one, path: prefix + one.path }))
  })
  return [...each, ...found.filter(({ path }) => !/^applicants\.\d+\./.test(path))]
}

/** What is typed for the authority's form and cannot be sent. */
const askedFaults = (asked: Asked['lines'], { portalAnswers }: ApplicantValues): ScreenFinding[] =>
  asked.flatMap(({ key, asks }) => {
    const code = typedFault({ key, label: asks }, portalAnswers[key] ?? '')
    return code ? [{ path: `portalAnswers.${key}`, code, severity: 'error' }] : []
  })

/** One applicant's findings with relative paths: the inverse of `within`. */
const inside = <T extends ScreenFinding>(prefix: string, findings: readonly T[]): T[] =>
  findings
    .filter(({ path }) => path.startsWith(prefix))
    .map((each) => ({ ...each, path: each.path.slice(prefix.length) }))

/** Travellers too late for any speed who have not chosen to apply anyway; once for a shared trip. */
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

function unique(findings: readonly ScreenFinding[]): ScreenFinding[] {
  const seen = new Set<string>()
  return findings.filter(({ path, code }) => {
    const key = `${path} ${code}`
    return !seen.has(key) && seen.add(key)
  })
}
