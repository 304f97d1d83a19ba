import type { RuleCode } from '#domain/application/steps/finding.ts'
import { adviceOn } from '#domain/eligibility.ts'
import type { Reading } from '../../form/applicant/findings.ts'
import { applicantAnswers } from '../../form/applicant/values.ts'
import { applicantsOf, detailsAnswers, type WizardValues } from '../values.ts'

/** Before the decision, but a faster speed helps; or too soon for any speed. */
export type Lateness = 'before-decision' | 'too-soon'

const codes: Partial<Record<RuleCode, Lateness>> = {
  'intendedDateOfArrival.before-decision': 'before-decision',
  'intendedDateOfArrival.too-soon': 'too-soon',
}

export type LateArrival = Readonly<{
  lateness: Lateness
  nationality: string
  /** YYYY-MM-DD */
  arrival: string
}>

/**
 * An applicant's arrival before the decision. Null if in time, and for applicants who share the
 * trip of a late first applicant, where it is reported for all.
 */
export function lateArrivalOf(
  values: WizardValues,
  index: number,
  { context, monthNames }: Omit<Reading, 'language'>,
): LateArrival | null {
  const applicants = applicantsOf(values)
  const { processingType } = detailsAnswers(values.details)
  const lateAt = (place: number): LateArrival | null => {
    const applicant = applicants[place]
    if (!applicant) return null
    const answers = applicantAnswers(applicant, monthNames)
    const [lateness] = adviceOn({ ...answers, processingType }, context).flatMap(
      ({ code }) => codes[code] ?? [],
    )
    if (!lateness) return null
    const { nationality = '', intendedDateOfArrival: arrival = '' } = answers
    return { lateness, nationality, arrival }
  }
  const isShared = index > 0 && applicants[index]?.sameAsFirst === true
  return isShared && lateAt(0) ? null : lateAt(index)
}
