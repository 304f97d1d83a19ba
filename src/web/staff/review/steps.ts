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

/**
 * Everything that staff may decide about one traveller then, but for the approval where that stands beside
 * them already. What is open cannot be taken back.
 */
export function decisionsBesides(
  state: ApplicantState,
  isApproving: boolean,
): readonly ApplicantDecision[] {
  return applicantDecisions.filter(
    (decision) =>
      !(decision === 'approved' && isApproving) &&
      // Approved once more is a newer visa document.
      (decision !== state || decision === 'approved') &&
      !(decision === 'ready' && isBeforeFiling(state)),
  )
}
