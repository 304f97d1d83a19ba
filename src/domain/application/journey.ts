import { type StepId, stepIds } from './step.ts'
import { type AgreementAnswers, checkAgreement } from './steps/agreement.ts'
import { type ApplicantAnswers, checkApplicant } from './steps/applicant.ts'
import { cleanCode } from './steps/clean.ts'
import { checkDetails, type DetailsAnswers } from './steps/details.ts'
import { type Context, errorsOf, type Finding, finding, within } from './steps/finding.ts'
import { adviceOnMinors } from './steps/minor.ts'

/** All answers so far, complete or not. */
export type Draft = {
  readonly details: DetailsAnswers
  readonly applicants: readonly ApplicantAnswers[]
  readonly agreement?: AgreementAnswers | undefined
  /** Whether the payment went through: the only thing that opens the documents. */
  readonly isPaid?: boolean | undefined
}

/** All findings of a step; paths are relative to its part of the draft, 'applicants.0.…' for applicants. */
const checks: Record<StepId, (draft: Draft, context: Context) => Finding[]> = {
  details: (draft, context) => checkDetails(draft.details, context),
  applicants: (draft, context) => checkApplicants(draft.details, draft.applicants, context),
  payment: (draft) => checkAgreement(draft.agreement ?? {}),
  documents: () => [],
}

/** All applicants: their number, the rules of each, and duplicate passports. */
export function checkApplicants(
  details: DetailsAnswers,
  applicants: readonly ApplicantAnswers[],
  context: Context,
): Finding[] {
  const expected = details.numberOfApplicants || 1
  const inContext = {
    ...context,
    visaType: details.visaType || undefined,
    processingType: details.processingType || undefined,
  }
  return [
    ...(applicants.length === expected
      ? []
      : [finding('applicants', 'applicants.count', { expected, given: applicants.length })]),
    ...applicants.flatMap((applicant, index) =>
      within(`applicants.${index}`, checkApplicant(applicant, inContext)),
    ),
    ...checkRepeatedPassports(applicants),
    ...adviceOnMinors(applicants, context),
  ]
}

/** The errors of each step; empty when complete. */
export function whatIsMissing(draft: Draft, context: Context): Record<StepId, Finding[]> {
  const missing = (id: StepId) => errorsOf(checks[id](draft, context))
  return {
    details: missing('details'),
    applicants: missing('applicants'),
    payment: missing('payment'),
    documents: missing('documents'),
  }
}

/** The furthest step that may be opened: the first incomplete one; documents once paid. */
export function furthestStep(draft: Draft, context: Context): StepId {
  if (draft.isPaid) return 'documents'
  const missing = whatIsMissing(draft, context)
  return stepIds.find((id) => id === 'payment' || missing[id].length > 0) ?? 'payment'
}

/** Whether the draft is complete and unpaid. */
export function mayPay(draft: Draft, context: Context): boolean {
  const missing = whatIsMissing(draft, context)
  const before = [...missing.details, ...missing.applicants, ...missing.payment]
  return !draft.isPaid && before.length === 0
}

function checkRepeatedPassports(applicants: readonly ApplicantAnswers[]): Finding[] {
  const passports = applicants.map(
    ({ passportNumber = '', passportIssuingCountry = '' }) =>
      `${cleanCode(passportIssuingCountry)} ${cleanCode(passportNumber)}`,
  )
  return applicants.flatMap((applicant, index) => {
    const first = passports.indexOf(passports[index] ?? '')
    const isRepeated = Boolean(applicant.passportNumber) && first < index
    return isRepeated
      ? [
          finding(`applicants.${index}.passportNumber`, 'passportNumber.repeated', {
            number: first + 1,
          }),
        ]
      : []
  })
}
