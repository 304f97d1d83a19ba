import { createHmac } from 'node:crypto'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { listDataRequests } from '#contract/staff/person.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { foldEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import {
  type DataRequestKind,
  dataRequestDueOn,
  erasureOutcome,
  paymentKeptUntil,
} from '#domain/retention.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import {
  findAnswered,
  findErasure,
  findOpenRequest,
  findRequest,
  findRequests,
  hashAddress,
  insertRequest,
  type RequestRow,
} from '../data/person/data-request.ts'
import { findByEmail, hasCorrespondence, type PersonApplication } from '../data/person/person.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'

type View = AnswerOf<typeof listDataRequests>['items'][number]

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null

function applicationView(row: PersonApplication): View['applications'][number] {
  const hasMoney = row.lastPaymentAt !== null || row.paidAt !== null
  const paidAt = row.lastPaymentAt ?? row.paidAt
  const outcome = erasureOutcome({ hasMoney, isErased: row.erasedAt !== null })
  return {
    id: row.id,
    reference: referenceOf(row.id),
    outcome,
    keptUntil: outcome === 'anonymise' && paidAt ? paymentKeptUntil(dayAtSeat(paidAt)) : null,
  }
}

const goneView = (id: number): View['applications'][number] => ({
  id,
  reference: referenceOf(id),
  outcome: 'done',
  keptUntil: null,
})

export async function requestView(tx: Tx, row: RequestRow): Promise<View> {
  const isErased = row.kind === 'erasure' && row.doneAt !== null
  const found = isErased || row.email === null ? [] : await findByEmail(tx, row.email)
  return {
    id: row.id,
    kind: row.kind,
    email: row.email,
    createdAt: row.createdAt.toISOString(),
    dueOn: row.dueOn,
    doneAt: isoOf(row.doneAt),
    by: row.staffId === null ? null : { id: row.staffId, name: row.staffName ?? row.staffId },
    applications: isErased
      ? row.applicationIds.map((id) => goneView(Number(id)))
      : found.map(applicationView),
  }
}

export async function requestViews(tx: Tx): Promise<View[]> {
  const rows = await findRequests(tx)
  const views: View[] = []
  for (const row of rows) views.push(await requestView(tx, row))
  return views
}

/** Throws data-request.not-found. */
export async function getRequest(tx: Tx, id: string, kind: DataRequestKind): Promise<RequestRow> {
  const row = await findRequest(tx, id)
  if (row?.kind !== kind) throw new AppError('data-request.not-found')
  return row
}

/** Recognises an address after it is deleted. */
function emailHashOf({ linkKey }: Pick<Services, 'linkKey'>, email: string): Buffer {
  return createHmac('sha256', linkKey).update(`data-request:${email}`).digest()
}

/** A repeated request of an erased person gets the same answer. Throws person.not-found. */
async function repeated(
  tx: Tx,
  services: Services,
  call: { kind: DataRequestKind; email: string; trace: Trace },
): Promise<string> {
  const { kind, email, trace } = call
  const known = kind === 'erasure' && (await findErasure(tx, email, emailHashOf(services, email)))
  if (!known) throw new AppError('person.not-found')
  await trace(tx, { subject: known.id, details: { kind, repeated: true } })
  return known.id
}

/** Replaces the address by a hash, some time after the answer. */
export async function forgetAddresses(services: Services, answeredBefore: Date): Promise<number> {
  const rows = await findAnswered(services.db, answeredBefore)
  for (const { id, email } of rows) {
    await hashAddress(services.db, id, emailHashOf(services, email ?? ''))
  }
  return rows.length
}

/**
 * Records a person's request; an open one, or a completed erasure, is reused. Returns its id.
 * Throws person.not-found when there is no data under the address.
 */
export function openRequest(
  services: Services,
  call: {
    body: { kind: DataRequestKind; email: string }
    staff: StaffActor
    trace: Trace
    now: Date
  },
): Promise<string> {
  const { kind } = call.body
  const email = foldEmail(call.body.email)
  return inTransaction(services.db, async (tx) => {
    const held = (await findByEmail(tx, email)).length > 0 || (await hasCorrespondence(tx, email))
    if (!held) return repeated(tx, services, { ...call, kind, email })
    const open = await findOpenRequest(tx, kind, email)
    const id = open?.id ?? services.random.uuid()
    if (!open) {
      const dueOn = dataRequestDueOn(kind, dayAtSeat(call.now))
      const staffId = call.staff.id
      await insertRequest(tx, { id, kind, email, staffId, createdAt: call.now, dueOn })
    }
    await call.trace(tx, { subject: id, details: { kind } })
    return id
  })
}
