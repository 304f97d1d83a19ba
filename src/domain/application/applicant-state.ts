import type { ErrorCode } from '../error.ts'
import type { ApplicationStatus } from './status.ts'

/**
 * Progress of one applicant. `collecting` and `ready` follow from the documents; `filed` is with
 * the authority; the other three are final decisions.
 */
export const applicantStates = [
  'collecting',
  'ready',
  'filed',
  'approved',
  'rejected',
  'withdrawn',
] as const
export type ApplicantState = (typeof applicantStates)[number]

/** What staff can decide about one applicant; `ready` takes a decision back. */
export const applicantDecisions = ['ready', 'filed', 'approved', 'rejected', 'withdrawn'] as const
export type ApplicantDecision = (typeof applicantDecisions)[number]

/** Whether the applicant has a final decision. */
export function isDecidedState(state: ApplicantState): boolean {
  return state === 'approved' || state === 'rejected' || state === 'withdrawn'
}

export const undecidedStates: readonly ApplicantState[] = applicantStates.filter(
  (state) => !isDecidedState(state),
)

/** Whether the applicant is not with the authority yet, so that answers and documents may still change. */
export function isBeforeFiling(state: ApplicantState): boolean {
  return state === 'collecting' || state === 'ready'
}

/**
 * The status of an application, derived from its applicants. Withdrawn applicants are ignored while
 * others remain. `open` is the status before any filing: pending or paid.
 */
export function statusFollowing(
  states: readonly ApplicantState[],
  open: 'pending' | 'paid',
): ApplicationStatus {
  const has = (...wanted: ApplicantState[]) => states.some((state) => wanted.includes(state))
  if (states.length > 0 && states.every(isDecidedState))
    return has('approved') ? 'approved' : 'rejected'
  return has('filed', 'approved', 'rejected') ? 'processing' : open
}

/** The applicant state that each application status sets. */
export const stateForStatus: Readonly<Record<ApplicationStatus, ApplicantDecision>> = {
  pending: 'ready',
  paid: 'ready',
  processing: 'filed',
  approved: 'approved',
  rejected: 'rejected',
}

/**
 * The applicants that a new application status changes: all undecided ones. Where all are decided,
 * a different status reopens those who did not withdraw, or everyone if all did. The current status
 * changes nobody.
 */
export function whomStatusSets<A extends { readonly state: ApplicantState }>(
  applicants: readonly A[],
  isAnother: boolean,
): readonly A[] {
  const undecided = applicants.filter(({ state }) => !isDecidedState(state))
  if (undecided.length > 0 || !isAnother) return undecided
  const stayed = applicants.filter(({ state }) => state !== 'withdrawn')
  return stayed.length > 0 ? stayed : applicants
}

const stage: Readonly<Record<ApplicantState, number>> = {
  collecting: 0,
  ready: 0,
  filed: 1,
  approved: 2,
  rejected: 2,
  withdrawn: 2,
}

/** Whether a decision needs a reason: a rejection, a withdrawal and every step back. */
export function needsReason(from: ApplicantState, to: ApplicantDecision): boolean {
  if (from === to) return false
  return to === 'rejected' || to === 'withdrawn' || stage[to] < stage[from]
}

const statusStage: Readonly<Record<ApplicationStatus, number>> = {
  pending: 0,
  paid: 1,
  processing: 2,
  approved: 3,
  rejected: 3,
}

/** The same for a status set on a whole application. */
export function statusNeedsReason(from: ApplicationStatus, to: ApplicationStatus): boolean {
  if (from === to) return false
  return to === 'rejected' || statusStage[to] < statusStage[from]
}

/** Why no applicant can be filed when none is ready. */
export function whyNobodyIsFiled(
  applicants: readonly { readonly state: ApplicantState }[],
): ErrorCode {
  const has = (wanted: ApplicantState) => applicants.some(({ state }) => state === wanted)
  if (applicants.length === 0) return 'application.incomplete'
  if (has('collecting')) return 'document.missing'
  return has('filed') ? 'applicant.filed' : 'application.ended'
}

/**
 * Whether staff must explain a missing portal number: for every applicant first filed without one,
 * not when a filing is corrected.
 */
export function lacksNumber(
  from: ApplicantState,
  to: ApplicantDecision,
  given: { portalNumber: string | null; reason: string | null },
): boolean {
  return to === 'filed' && isBeforeFiling(from) && !given.portalNumber && !given.reason
}
