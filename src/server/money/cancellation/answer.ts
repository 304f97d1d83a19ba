import type { StaffCancellationView } from '#contract/staff/cancellation.ts'
import { isDecidedState } from '#domain/application/applicant-state.ts'
import { type CancellationDecision, hasLeft } from '#domain/application/cancellation.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { moveApplicants } from '../../application/applicant-states.ts'
import { findApplicants } from '../../data/application/applicant.ts'
import { findApplicationById, lockApplication } from '../../data/application/application.ts'
import { recordStaffEvent } from '../../data/application/event.ts'
import { tellOf } from '../../data/casework/tell.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import {
  type CancellationRow,
  closeCancellation,
  countOpenCancellations,
  findCancellation,
  findCancellations,
} from '../../data/money/cancellation.ts'
import type { StaffActor, Trace } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { requestView } from './standing.ts'

export async function staffView(tx: Tx, row: CancellationRow): Promise<StaffCancellationView> {
  const application = await findApplicationById(tx, row.applicationId)
  if (!application) throw new AppError('cancellation.not-found')
  const { id, version, status, contactName } = application
  const people = await findApplicants(tx, id)
  return {
    ...requestView(row),
    refundCents: row.refundCents,
    application: { id, reference: referenceOf(id), version, status, contactName },
    applicants: people
      .filter((each) => row.applicantIds.includes(each.id))
      .map(({ id, firstName, lastName, state }) => ({ id, firstName, lastName, state })),
    by: row.decidedBy === null ? null : { id: row.decidedBy, name: row.staffName ?? row.decidedBy },
  }
}

/** The queue, open requests first. */
export async function staffViews(tx: Tx, asked: Parameters<typeof findCancellations>[1]) {
  const items: StaffCancellationView[] = []
  for (const row of await findCancellations(tx, asked)) items.push(await staffView(tx, row))
  return { open: await countOpenCancellations(tx), items }
}

type Answering = {
  id: string
  decision: CancellationDecision
  note: string | null
  version: number | undefined
  staff: StaffActor
  trace: Trace
  now: Date
}

/**
 * Accepts a request, withdrawing its undecided travellers, or declines it. The refund is separate.
 * Repeating the answer changes nothing. Throws cancellation.not-found, cancellation.answered,
 * cancellation.note-required, cancellation.overtaken, application.changed.
 */
export function answerCancellation(services: Services, call: Answering): Promise<CancellationRow> {
  const { id, decision, note, version } = call
  return inTransaction(services.db, async (tx) => {
    const known = await findCancellation(tx, id)
    if (!known) throw new AppError('cancellation.not-found')
    const application = await lockApplication(tx, known.applicationId)
    // Again: it may have been answered while waiting for the lock.
    const request = await findCancellation(tx, id)
    if (!request) throw new AppError('cancellation.not-found')
    const about = { applicationId: application.id, subject: id }
    if (request.state === decision) {
      await call.trace(tx, { ...about, details: { decision, repeated: true } })
      return request
    }
    if (request.state !== 'open') throw new AppError('cancellation.answered')
    if (version !== undefined && version !== application.version) {
      throw new AppError('application.changed')
    }
    if (decision === 'declined' && !note) throw new AppError('cancellation.note-required')
    await carryOut(tx, services, { application, request }, call)
    await call.trace(tx, { ...about, details: { decision } })
    return (await findCancellation(tx, id)) ?? request
  })
}

type Subject = {
  application: Awaited<ReturnType<typeof lockApplication>>
  request: CancellationRow
}

async function carryOut(
  tx: Tx,
  services: Services,
  { application, request }: Subject,
  { decision, note, staff, now }: Answering,
): Promise<void> {
  const people = await findApplicants(tx, application.id)
  const whom = people.filter(({ id }) => request.applicantIds.includes(id))
  // A decision came meanwhile, which nothing can stop; or they left, and nothing continues as before.
  const leaving = whom.filter(({ state }) => !isDecidedState(state))
  const isOvertaken =
    decision === 'accepted'
      ? leaving.length === 0 && !whom.some((each) => hasLeft(each, request.createdAt))
      : whom.every(({ state }) => state === 'withdrawn')
  if (isOvertaken) throw new AppError('cancellation.overtaken')
  const answer = { state: decision, decidedBy: staff.id, decidedAt: now, note }
  await closeCancellation(tx, request.id, answer)
  const eventIds: number[] = []
  if (decision === 'accepted') {
    const moves = leaving.map(
      (applicant) => ({ applicant, to: 'withdrawn', reason: note }) as const,
    )
    const by = { actor: 'staff', staffId: staff.id, now } as const
    const moved = await moveApplicants(tx, services, application, moves, by)
    eventIds.push(...moved.eventIds)
    if (moved.statusEventId !== null) eventIds.push(moved.statusEventId)
    await tellOf(
      tx,
      services.rules,
      { applicationId: application.id, applicantIds: request.applicantIds },
      now,
    )
  }
  const about = { applicationId: application.id, staffId: staff.id, now }
  await recordStaffEvent(tx, about, { kind: 'cancellation-answered', message: note })
  await enqueueLetter(tx, services, {
    kind: 'cancellation-answered',
    application,
    about: { requestId: request.id, eventIds },
    now,
  })
}
