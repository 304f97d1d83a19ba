import { pause } from '#client/retry.ts'
import type { ApplicationType } from '#domain/application/choice.ts'
import { typedDateOf } from '#domain/time/typed-date.ts'
import { call } from '../api/client.ts'
import type { Plan } from '../eligibility/plan.ts'
import { followNationality } from '../form/applicant/values.ts'
import { pageRules } from '../rules.ts'
import { contentOf } from './draft.ts'
import { freshStart, numberOf, type WizardStart } from './start.ts'

/** A wizard preset with the chooser's answers for the first applicant. */
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

/** Maximum milliseconds the wizard waits for its first save. */
const longestKeeping = 2000

/** Saves it immediately, so that a reload finds it before anything is typed. */
export async function kept(start: WizardStart): Promise<WizardStart> {
  const body = contentOf(
    start.values,
    numberOf(start.step),
    start.submissionKey,
    pageRules().version,
  )
  const saved = call('PUT /api/draft', { body }).then(
    ({ savedAt, revision }) => ({ ...start, savedAt, revision }),
    () => start,
  )
  return Promise.race([saved, pause(longestKeeping).then(() => start)])
}
