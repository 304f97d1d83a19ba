import {
  type ApplicantDecision,
  type ApplicantState,
  applicantDecisions,
  isBeforeFiling,
} from '#domain/application/applicant-state.ts'

/** What comes next for a traveller as a rule: one thing, and nothing once it is decided or still awaited. */
export function nextStep(state: ApplicantState): ApplicantDecision | null {
  if (state === 'ready') return 'filed'
  return state === 'filed' ? 'approved' : null
}

/** Everything else that staff may decide then. What is open already cannot be taken back. */
export function otherSteps(state: ApplicantState): readonly ApplicantDecision[] {
  return applicantDecisions.filter(
    (decision) =>
      decision !== nextStep(state) &&
      // Approved once more is a newer visa document.
      (decision !== state || decision === 'approved') &&
      !(decision === 'ready' && isBeforeFiling(state)),
  )
}
