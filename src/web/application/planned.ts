import { pause } from '#client/retry.ts'
import type { ApplicationType } from '#domain/application/choice.ts'
import { typedDateOf } from '#domain/time/typed-date.ts'
import { call } from '../api/client.ts'
import type { Plan } from '../eligibility/plan.ts'
import { followNationality } from '../form/applicant/values.ts'
import { contentOf } from './draft.ts'
import { freshStart, numberOf, type WizardStart } from './start.ts'

/** A wizard that begins with what the chooser asked, for the first applicant. */
export function plannedStart(
  type: ApplicationType,
  submissionKey: string,
  plan: Plan,
): WizardStart {
  const start = freshStart(type, submissionKey)
  const { details, applicants } = start.values
  const [first, ...others] = applicants
  if (!first) return start
  const asked = {
    ...followNationality(first, plan.nationality),
    goesOnVisaFree: plan.goesOn,
    intendedDateOfArrival: typedDateOf(plan.arrival ?? ''),
  }
  const values = {
    ...start.values,
    details: { ...details, visaType: plan.visaType, processingType: plan.processingType },
    applicants: [asked, ...others],
  }
  return { ...start, values }
}

/** How long the wizard waits for its first answers to be kept, in milliseconds. */
const longestKeeping = 2000

/** The same, kept at once: a reload finds what was asked, though nothing was typed yet. */
export async function kept(start: WizardStart): Promise<WizardStart> {
  const body = contentOf(start.values, numberOf(start.step), start.submissionKey)
  const saved = call('PUT /api/draft', { body }).then(
    ({ savedAt, revision }) => ({ ...start, savedAt, revision }),
    () => start,
  )
  return Promise.race([saved, pause(longestKeeping).then(() => start)])
}
