import { foldEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { type ErasureFacts, erasureOutcome, isUnderWay } from '#domain/retention.ts'
import { dropContactChangesTo } from '../data/application/contact-change.ts'
import { forgetDraftsOf } from '../data/application/draft.ts'
import { forgetReminded } from '../data/application/draft-reminder.ts'
import { recordStaffEvent } from '../data/application/event.ts'
import { forgetTravellerLinksTo } from '../data/application/traveller-link.ts'
import { forgetCorrectedAddress } from '../data/casework/correction.ts'
import { takeLetterAttachments } from '../data/correspondence/letter-content.ts'
import { takeEmails } from '../data/correspondence/received-email.ts'
import { forgetUnreachable } from '../data/correspondence/unreachable-address.ts'
import { keepSentVisas } from '../data/document/sent-visa.ts'
import { closeRequestsOf, setErasedApplications } from '../data/person/data-request.ts'
import {
  deleteLettersTo,
  deleteLooseAgreements,
  deleteStoredFileRows,
} from '../data/person/erasure.ts'
import { findByEmail, lockByEmail, type PersonApplication } from '../data/person/person.ts'
import type { StaffActor, Trace } from '../http/staff-route.ts'
import { addressHash } from '../platform/address-hash.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import {
  anonymiseApplication,
  deleteApplication,
  deleteBytes,
  deleteConversations,
} from './deletion.ts'
import { sweepOutbox } from './outbox.ts'
import { getRequest } from './requests.ts'

type Call = { id: string; staff: StaffActor; trace: Trace; now: Date }

const factsOf = (row: PersonApplication): ErasureFacts => ({
  status: row.status,
  paymentStatus: row.paymentStatus,
  hasMoney: row.lastPaymentAt !== null || row.paidAt !== null,
  isMoneyMoving: row.isMoneyMoving,
  isErased: row.erasedAt !== null,
})

async function eraseOne(tx: Tx, services: Services, row: PersonApplication, call: Call) {
  const { id } = row
  const { now, staff } = call
  await keepSentVisas(tx, id, now)
  if (erasureOutcome(factsOf(row)) === 'delete') return deleteApplication(tx, services, id)
  const made = { id, orderId: services.random.token(), now }
  const keys = await anonymiseApplication(tx, services, made)
  await recordStaffEvent(tx, { applicationId: id, staffId: staff.id, now }, { kind: 'erased' })
  return keys
}

/** Erases what is found by the address alone; returns the storage keys. */
async function eraseMailbox(
  tx: Tx,
  { documentKey, linkKey }: Services,
  email: string,
): Promise<string[]> {
  const sent = await deleteConversations(tx, { email })
  const attached = await takeLetterAttachments(tx, { recipient: email })
  const mailed = await takeEmails(tx, { unattachedFrom: email })
  await deleteLettersTo(tx, email)
  await forgetUnreachable(tx, email)
  await forgetReminded(tx, addressHash(linkKey, email))
  await forgetCorrectedAddress(tx, email)
  await dropContactChangesTo(tx, email)
  const keys = [...attached, ...mailed, ...(await forgetDraftsOf(tx, documentKey, email))]
  await deleteStoredFileRows(tx, keys)
  await forgetTravellerLinksTo(
    tx,
    documentKey,
    (address) => foldEmail(address) === foldEmail(email),
  )
  await deleteLooseAgreements(tx, email)
  return [...keys, ...sent]
}

/** Closes open information requests as well: nothing is left to report. */
async function closeRequests(tx: Tx, done: Call & { email: string; ids: readonly number[] }) {
  const { id, email, ids, now } = done
  await closeRequestsOf(tx, email, now)
  await setErasedApplications(tx, id, ids)
}

/**
 * Erases a person: everything under their address in one transaction, then the bytes. Idempotent.
 * Throws data-request.not-found, and data-request.open-application while one of the applications is
 * in progress.
 */
export async function erasePerson(services: Services, call: Call): Promise<void> {
  const keys = await inTransaction(services.db, async (tx) => {
    const request = await getRequest(tx, call.id, 'erasure')
    if (request.doneAt) {
      await call.trace(tx, { subject: call.id, details: { repeated: true } })
      return []
    }
    // An open request has its address.
    const email = request.email ?? ''
    await lockByEmail(tx, email)
    const rows = await findByEmail(tx, email)
    if (rows.some((row) => isUnderWay(factsOf(row)))) {
      throw new AppError('data-request.open-application')
    }
    const gone: string[] = []
    for (const row of rows) gone.push(...(await eraseOne(tx, services, row, call)))
    gone.push(...(await eraseMailbox(tx, services, email)))
    await closeRequests(tx, { ...call, email, ids: rows.map(({ id }) => id) })
    await call.trace(tx, { subject: call.id, details: { applications: rows.length } })
    return gone
  })
  await deleteBytes(services, keys)
  await sweepOutbox(services, call.now)
}
