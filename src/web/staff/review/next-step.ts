import type { ApplicantDecision } from '#domain/application/applicant-state.ts'
import type { Permission } from '#domain/staff/permission.ts'
import type { Applicant, Application } from '../parts/application/application.ts'
import { toReview } from '../parts/application/slots.ts'
import { closedBy, wantsSecond } from './guarded.ts'

/** The next step of an application that this colleague may take. */
export type NextStep =
  | Readonly<{ kind: 'look'; count: number }>
  | Readonly<{ kind: 'file' | 'hand-over'; applicants: readonly Applicant[] }>
  | Readonly<{ kind: 'approve'; applicant: Applicant }>

/** Null where others have their turn: the traveller, the authority, a second person, or nobody any more. */
export function nextStepOf(
  application: Application,
  may: (permission: Permission) => boolean,
): NextStep | null {
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
