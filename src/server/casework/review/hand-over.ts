import { isDecidedState } from '#domain/application/applicant-state.ts'
import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { type ApplicantRow, findApplicants } from '../../data/application/applicant.ts'
import { changeApplication, lockApplication } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { endHandOvers, findHandOvers, setHandOver } from '../../data/casework/hand-over.ts'
import { findAuthority } from '../../data/staff/colleague.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'
import { type Guard, loadGuard } from '../guard.ts'

type HandOverCall = {
  id: number
  /** The second person; null: anyone but the sender. */
  to: string | null
  /** The applicants; absent: all undecided ones that lack nothing else. */
  applicantIds: readonly number[] | undefined
  version: number | undefined
  staff: StaffActor
  trace: Trace
  now: Date
}

async function checkSecond(tx: Tx, to: string, staff: StaffActor): Promise<void> {
  if (to === staff.id) throw new AppError('approval.second-person')
  const found = await findAuthority(tx, to)
  if (!found || !may(found, 'application.approve')) throw new AppError('staff.not-found')
}

/** Applicants ready for a second person; every named one must be. */
function readyOf(
  applicants: readonly ApplicantRow[],
  wanted: readonly number[] | undefined,
  guard: Guard,
): readonly ApplicantRow[] {
  const named = applicants.filter(({ id }) => wanted?.includes(id) ?? true)
  const open = named.filter(({ state }) => !isDecidedState(state))
  if (open.length === 0 || (wanted && open.length < new Set(wanted).size)) {
    throw new AppError('application.closed')
  }
  const ready = open.filter(({ id }) => guard.againstFiling(id).length === 0)
  const unready = open.find((each) => !ready.includes(each))
  if (unready && (wanted || ready.length === 0)) {
    throw new AppError(guard.againstFiling(unready.id)[0] ?? 'approval.unreviewed')
  }
  return ready
}

/**
 * Hands travellers over to a second person for approval; idempotent. Throws application.not-found,
 * application.changed, application.closed, staff.not-found, approval.unpaid, approval.unreviewed,
 * and approval.second-person for a hand-over to oneself.
 */
export function handOver(services: Services, call: HandOverCall): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const { id, to, staff, now } = call
    const row = await lockApplication(tx, id, call.version)
    if (to !== null) await checkSecond(tx, to, staff)
    const guard = await loadGuard(tx, services, row)
    const ready = readyOf(await findApplicants(tx, id), call.applicantIds, guard)
    const news = ready.filter(
      (each) =>
        each.handedOverAt === null || each.handedOverBy !== staff.id || each.handedOverTo !== to,
    )
    if (news.length > 0) {
      const ids = news.map((each) => each.id)
      await setHandOver(tx, ids, { by: staff.id, to, at: now })
      await changeApplication(tx, row, {})
      const about = { applicationId: id, staffId: staff.id, now }
      await recordStaffEvent(tx, about, { kind: 'handed-over', note: to })
      const concerns = { to, by: staff.id, applicationId: id, now }
      await alertStaff(tx, services, { kind: 'handed-over', ...concerns })
    }
    const positions = ready.map(({ position }) => `${position}`)
    await call.trace(tx, { applicationId: id, details: { to, applicants: positions } })
  })
}

/** Takes back all hand-overs, if any. */
export function takeBack(
  services: Services,
  { id, staff, trace, now }: Pick<HandOverCall, 'id' | 'staff' | 'trace' | 'now'>,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, id)
    if ((await endHandOvers(tx, id)).length > 0) {
      await changeApplication(tx, row, {})
      const about = { applicationId: id, staffId: staff.id, now }
      await recordStaffEvent(tx, about, { kind: 'taken-back' })
    }
    await trace(tx, { applicationId: id })
  })
}

/** Whoever handed over, and in place of those who left, to whom the application is assigned. */
async function concernedBy(tx: Tx, from: readonly string[], assignedTo: string | null) {
  const concerned = new Set<string | null>()
  for (const id of from) {
    const authority = await findAuthority(tx, id)
    concerned.add(authority && may(authority, 'application.work') ? id : assignedTo)
  }
  return concerned
}

type Refusal = Pick<HandOverCall, 'id' | 'version' | 'staff' | 'trace' | 'now'> & { note: string }

/**
 * Ends the hand-overs by others, as their second person, and tells them, or whoever is in their place, why. Throws application.not-found,
 * application.changed if nothing is handed over any more, and approval.second-person for one's own.
 */
export function sendBack(
  services: Services,
  { id, version, note, staff, trace, now }: Refusal,
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await lockApplication(tx, id, version)
    if ((await findHandOvers(tx, id)).size === 0) throw new AppError('application.changed')
    const from = await endHandOvers(tx, id, { except: staff.id })
    if (from.length === 0) throw new AppError('approval.second-person')
    await changeApplication(tx, row, {})
    await recordStaffEvent(
      tx,
      { applicationId: id, staffId: staff.id, now },
      { kind: 'sent-back', note },
    )
    for (const to of await concernedBy(tx, from, row.assignedTo)) {
      await alertStaff(tx, services, {
        kind: 'sent-back',
        ...{ to, by: staff.id, applicationId: id, now },
      })
    }
    await trace(tx, { applicationId: id })
  })
}
