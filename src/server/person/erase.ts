import { sql } from 'kysely'
import type { ApplicationStatus, PaymentStatus } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import { type ErasureFacts, erasureOutcome, isUnderWay } from '#domain/retention.ts'
import { insertStaffEvent } from '../application/staff-change.ts'
import type { Tx } from '../db/database.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { findByEmail, lockByEmail, type PersonApplication } from './queries.ts'
import { getRequest } from './requests.ts'
import { anonymiseApplication, deleteApplication, deleteBytes } from './take-away.ts'

type Call = { id: string; staff: StaffActor; trace: Trace; now: Date }

const factsOf = (row: PersonApplication): ErasureFacts => ({
  status: row.status as ApplicationStatus,
  paymentStatus: row.paymentStatus as PaymentStatus,
  hasMoney: row.lastPaymentAt !== null || row.paidAt !== null,
  isMoneyMoving: row.isMoneyMoving,
  isErased: row.erasedAt !== null,
})

async function eraseOne(tx: Tx, services: Services, row: PersonApplication, call: Call) {
  const { id } = row
  if (erasureOutcome(factsOf(row)) === 'delete') return deleteApplication(tx, id)
  const { now, staff } = call
  const keys = await anonymiseApplication(tx, id, { orderId: services.random.token(), now })
  await insertStaffEvent(tx, { applicationId: id, staffId: staff.id, now }, { kind: 'erased' })
  return keys
}

/**
 * Erases a person: everything under their address goes in one transaction, and then the bytes. What is
 * done already stays so. Throws data-request.not-found, and data-request.open-application while one
 * of the applications is under way.
 */
export async function erasePerson(services: Services, call: Call): Promise<void> {
  const keys = await services.db.transaction().execute(async (tx) => {
    const request = await getRequest(tx, call.id, 'erasure')
    if (request.doneAt) {
      await call.trace(tx, { subject: call.id, details: { repeated: true } })
      return []
    }
    await lockByEmail(tx, request.email)
    const rows = await findByEmail(tx, request.email)
    if (rows.some((row) => isUnderWay(factsOf(row)))) {
      throw new AppError('data-request.open-application')
    }
    const gone: string[] = []
    for (const row of rows) gone.push(...(await eraseOne(tx, services, row, call)))
    await tx.deleteFrom('letter').where(sql`lower(recipient)`, '=', request.email).execute()
    await tx.deleteFrom('chatSession').where(sql`lower(email)`, '=', request.email).execute()
    await tx
      .updateTable('dataRequest')
      .set({ doneAt: call.now, applicationIds: rows.map(({ id }) => id) })
      .where('id', '=', call.id)
      .execute()
    await call.trace(tx, { subject: call.id, details: { applications: rows.length } })
    return gone
  })
  await deleteBytes(services, keys)
}
