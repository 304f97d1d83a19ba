import type { ErrorCode } from '../error.ts'
import type { ApplicationStatus } from './status.ts'

/**
 * How far one applicant is. `collecting` and `ready` follow from the documents; `filed`
 * is with the authority; the other three are decisions, and end.
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

/** Nothing is left to do for this applicant. */
export function isDecidedState(state: ApplicantState): boolean {
  return state === 'approved' || state === 'rejected' || state === 'withdrawn'
}

/** Those about whom something is left to decide. */
export const undecidedStates: readonly ApplicantState[] = applicantStates.filter(
  (state) => !isDecidedState(state),
)

/** Not with the authority yet: the traveller may still correct answers and documents. */
export function isBeforeFiling(state: ApplicantState): boolean {
  return state === 'collecting' || state === 'ready'
}

/**
 * The status of an application as it follows from its applicants. Somebody who withdrew counts for
 * nothing while others go on. `open` is the status where nothing was filed: pending, or paid.
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

/** What a status that is set for a whole application means for each of those whom it sets. */
export const stateForStatus: Readonly<Record<ApplicationStatus, ApplicantDecision>> = {
  pending: 'ready',
  paid: 'ready',
  processing: 'filed',
  approved: 'approved',
  rejected: 'rejected',
}

/**
 * Whom a status sets that is set for a whole application: all who are undecided. Where nobody is, another
 * status takes back what was decided: of all but those who withdrew, and of those where nobody else is
 * left. The status that the application has already sets nobody then.
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

/** Whether a decision has to say why: a rejection, a withdrawal, and every step back. */
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

/** The same of a status that is set for a whole application. */
export function statusNeedsReason(from: ApplicationStatus, to: ApplicationStatus): boolean {
  if (from === to) return false
  return to === 'rejected' || statusStage[to] < statusStage[from]
}

/** Why nobody of an application can be filed, where nobody is ready. */
export function whyNobodyIsFiled(
  applicants: readonly { readonly state: ApplicantState }[],
): ErrorCode {
  const has = (wanted: ApplicantState) => applicants.some(({ state }) => state === wanted)
  if (applicants.length === 0) return 'application.incomplete'
  if (has('collecting')) return 'document.missing'
  return has('filed') ? 'applicant.filed' : 'application.ended'
}

/**
 * Whether it has to be said why the portal gave no number: of everybody who is filed without one. Whose filing is
 * put right was filed before.
 */
export function lacksNumber(
  from: ApplicantState,
  to: ApplicantDecision,
  given: { portalNumber: string | null; reason: string | null },
): boolean {
  return to === 'filed' && isBeforeFiling(from) && !given.portalNumber && !given.reason
}
