import {
  type ApplicantDecision,
  applicantDecisions,
  isBeforeFiling,
  isDecidedState,
  whomStatusSets,
} from '#domain/application/applicant-state.ts'
import { type ApplicationStatus, applicationStatuses } from '#domain/application/status.ts'
import { type GuardCode, guardCodes, isGuarded } from '#domain/document/guard.ts'
import type { Permission } from '#domain/staff/permission.ts'
import type { Applicant, Application } from '../parts/application/application.ts'
import { toReview } from '../parts/application/slots.ts'

export type Choice =
  | Readonly<{ who: Applicant; to: ApplicantDecision }>
  | Readonly<{ who: 'all'; to: ApplicationStatus }>

type May = (permission: Permission) => boolean

/** What comes next for a traveller as a rule: one thing, and nothing once it is decided or still awaited. */
export function nextStep(state: Applicant['state']): ApplicantDecision | null {
  if (state === 'ready') return 'filed'
  return state === 'filed' ? 'approved' : null
}

/**
 * Everything that may be decided about one traveller: what the authority answers stands beside their name,
 * what is rare in a menu. What is open cannot be taken back; approved once more is a newer visa.
 */
export function choicesAbout(applicant: Applicant, may: May) {
  const { state } = applicant
  const open = applicantDecisions.filter(
    (to) =>
      (to !== state || to === 'approved') &&
      !(to === 'ready' && isBeforeFiling(state)) &&
      (to !== 'approved' || may('application.approve')) &&
      (closedBy(applicant, to) === null || may('application.override')),
  )
  const isAnswer = (to: ApplicantDecision) =>
    state === 'filed' &&
    (to === 'rejected' || (to === 'approved' && closedBy(applicant, to) === null))
  return { shown: open.filter(isAnswer), rare: open.filter((to) => !isAnswer(to)) }
}

/** What a link asks to decide about one traveller, '#2-approved': null for anything that may not be. */
export function choiceAt(
  hash: string,
  { applicants }: Application,
  may: May,
): Extract<Choice, { who: Applicant }> | null {
  const [, position, to] = /^#([1-9]\d?)-(\w+)$/.exec(hash) ?? []
  const who = applicants.find((each) => String(each.position) === position)
  if (!who) return null
  const { shown, rare } = choicesAbout(who, may)
  const asked = [...shown, ...rare].find((each) => each === to)
  return asked ? { who, to: asked } : null
}

/** What may be decided about all at once, as the status that says it: where one by one would be the same each time. */
export function choicesForAll(application: Application, may: May): readonly ApplicationStatus[] {
  return applicationStatuses.filter(
    (to) =>
      isForAll(application, to) &&
      (to !== 'approved' || may('application.approve')) &&
      (closedForAll(application, to) === null || may('application.override')),
  )
}

function isForAll(application: Application, to: ApplicationStatus): boolean {
  const { status, applicants } = application
  const isUnfiled = status === 'pending' || status === 'paid'
  // Whether it counts as paid belongs to nobody alone.
  if (isUnfiled && (to === 'pending' || to === 'paid')) return to !== status
  if (applicants.length === 0) return to !== status
  if (applicants.length === 1) return false
  const undecided = applicants.filter(({ state }) => !isDecidedState(state))
  if (to === 'rejected') return undecided.length > 1
  if (to === 'approved') {
    return (
      status === to || (undecided.length > 1 && undecided.every(({ state }) => state === 'filed'))
    )
  }
  // Money by transfer leaves the payment unpaid.
  const isPaid = application.paymentStatus !== 'unpaid' || !application.whyNotMarkPaid
  const isBack = !isUnfiled && to === (isPaid ? 'paid' : 'pending')
  return (
    isBack &&
    whomItMeans({ who: 'all', to }, application).some(({ state }) => !isBeforeFiling(state))
  )
}

/** What a status that is set for all is called: some of them take back what was decided. */
export function kindForAll({ status, applicants }: Application, to: ApplicationStatus) {
  if (applicants.length === 0 || to === 'processing') return 'status'
  const isTakenBack =
    to !== 'approved' && to !== 'rejected' && status !== 'pending' && status !== 'paid'
  return isTakenBack ? 'back' : to
}

/** Whom a choice is about. A visa for all who are approved takes the place of each one's. */
export function whomItMeans(
  choice: Choice,
  { applicants, status }: Application,
): readonly Applicant[] {
  if (choice.who !== 'all') return [choice.who]
  const set = whomStatusSets(applicants, choice.to !== status)
  return set.length > 0 ? set : applicants.filter(({ state }) => state === 'approved')
}

/** What stands against a decision, of what an owner or manager may overrule; null when nothing does. */
export function closedBy(
  applicant: Pick<Applicant, 'state' | 'whyNotFile' | 'whyNotApprove'>,
  to: ApplicantDecision,
): GuardCode | null {
  if (!isGuarded(applicant.state, to, to === 'approved')) return null
  return guardOf(to === 'approved' ? applicant.whyNotApprove : applicant.whyNotFile)
}

export function closedForAll(
  application: Pick<Application, 'status' | 'whyNotApprove' | 'whyNotFile' | 'whyNotMarkPaid'>,
  to: ApplicationStatus,
): GuardCode | 'payment.by-hand' | null {
  if (to === 'approved') return guardOf(application.whyNotApprove)
  if (to === application.status) return null
  if (to === 'paid' && application.whyNotMarkPaid) return 'payment.by-hand'
  if (to !== 'processing' || application.status === 'approved') return null
  return guardOf(application.whyNotFile)
}

/** A document that is missing closes nothing: it comes with the decision. */
const guardOf = (why: string | null): GuardCode | null =>
  guardCodes.find((code) => code === why) ?? null

export function wantsSecond(code: GuardCode | null): boolean {
  return code === 'approval.second-person' || code === 'approval.names-missing'
}

/** The next step of an application that this colleague may take. */
export type NextStep =
  | Readonly<{ kind: 'look'; count: number }>
  | Readonly<{ kind: 'file' | 'hand-over'; applicants: readonly Applicant[] }>
  | Readonly<{ kind: 'approve'; applicant: Applicant }>

/** Null where others have their turn: the traveller, the authority, a second person, or nobody any more. */
export function nextStepOf(application: Application, may: May): NextStep | null {
  if (!may('application.work') || application.erasedAt) return null
  const count = toReview(application).length
  if (count > 0) return { kind: 'look', count }
  const { applicants } = application
  const ready = applicants.filter((one) => one.state === 'ready' && !closedBy(one, 'filed'))
  if (ready.length > 0) return { kind: 'file', applicants: ready }
  const filed = applicants.filter(({ state }) => state === 'filed')
  const applicant = filed.find((one) => !closedBy(one, 'approved'))
  if (applicant && may('application.approve')) return { kind: 'approve', applicant }
  const waiting = filed.filter(
    (one) => wantsSecond(closedBy(one, 'approved')) && one.handOver === null,
  )
  return waiting.length > 0 ? { kind: 'hand-over', applicants: waiting } : null
}

/** Whether something is left to do here after a decision. Filed travellers wait for the authority. */
export function isLeftAfter(to: ApplicantDecision, step: NextStep | null): boolean {
  if (to === 'ready') return true
  return step !== null && !(to === 'filed' && step.kind === 'approve')
}
