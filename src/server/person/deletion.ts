import { silenceHistory } from '../data/application/event.ts'
import { takeLetterAttachments } from '../data/correspondence/letter-content.ts'
import { takeEmails } from '../data/correspondence/received-email.ts'
import { deleteIdlePushes } from '../data/correspondence/traveller-push.ts'
import { takePassportPagesIn } from '../data/document/passport-page.ts'
import { takeStagedVisasOf } from '../data/document/staged-visa.ts'
import { clearExplanations } from '../data/money/payout.ts'
import { clearBilling, emptyReceiptsOf } from '../data/money/receipt.ts'
import * as data from '../data/person/erasure.ts'
import type { Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import type { Services } from '../services.ts'

type Forgetting = Pick<Services, 'boss' | 'gateway'>

/** Deletes conversations with letters quoting them; returns their storage keys. */
export async function deleteConversations(tx: Tx, which: data.Conversations): Promise<string[]> {
  await data.deleteLettersAbout(tx, which)
  return data.deleteConversations(tx, which)
}

/** Deletes personal data at the gateway, where supported, by a job: it may be away. */
export async function forgetAttempts(
  tx: Tx,
  { boss, gateway }: Forgetting,
  ids: readonly string[],
): Promise<void> {
  if (!gateway.forget) return
  for (const id of ids) await enqueue(tx, boss, 'forget-attempt', { id })
}

/** Deletes files, agreements, conversations and access; returns the storage keys. */
async function deleteFiles(tx: Tx, id: number): Promise<string[]> {
  // The browser's unattached files are most likely theirs.
  const keys = [
    ...(await data.findStorageKeys(tx, id)),
    ...(await takeLetterAttachments(tx, { applicationId: id })),
    ...(await data.takeUnattached(tx, id)),
    ...(await takePassportPagesIn(tx, id)),
    ...(await takeStagedVisasOf(tx, id)),
  ]
  for (const table of ['document', 'approvalDocument', 'agreement', 'receivedEmail'] as const) {
    await data.deleteOf(tx, table, id)
  }
  await data.deleteStoredFileRows(tx, keys)
  const said = await data.takeMessengerTraces(tx, id)
  if (said.length > 0) keys.push(...(await deleteConversations(tx, { ids: said })))
  // Conversations about this application concern these people, by any author.
  keys.push(...(await deleteConversations(tx, { applicationId: id })))
  // The draft holds the answers as typed until it expires.
  await data.deleteOf(tx, 'draft', id)
  return keys
}

/** Deletes an application with everything, including its money; returns the storage keys. */
export async function deleteApplication(
  tx: Tx,
  services: Forgetting,
  id: number,
): Promise<string[]> {
  await forgetAttempts(tx, services, await data.findAttempts(tx, id))
  const keys = await deleteFiles(tx, id)
  await emptyReceiptsOf(tx, id)
  await data.deleteOf(tx, 'refund', id)
  await data.deleteOf(tx, 'payment', id)
  await data.deleteApplicationRow(tx, id)
  await deleteIdlePushes(tx)
  return keys
}

/** Deleted with the person, including the hash of what they sent and their browsers' access. */
const personal = [
  'cancellationRequest',
  'applicant',
  'letter',
  'internalNote',
  'link',
  'messengerCode',
  'messengerContact',
  'downloadCode',
  'correction',
  'contactChange',
  'heldDecision',
  'idempotencyKey',
  'applicationAccess',
  'paymentLink',
  'staffAlert',
  'travellerNews',
] as const

/**
 * Removes all personal data from an application, keeping what accounting law requires: price,
 * payments, refunds, papers without the payer, statuses with dates. Returns the storage keys.
 */
export async function anonymiseApplication(
  tx: Tx,
  services: Forgetting,
  made: { id: number; orderId: string; now: Date },
): Promise<string[]> {
  const { id } = made
  await forgetAttempts(tx, services, await data.findAttempts(tx, id))
  // While its travellers still tell which.
  const mailed = await takeEmails(tx, { suggestedFor: id })
  await data.deleteStoredFileRows(tx, mailed)
  const keys = [...mailed, ...(await deleteFiles(tx, id))]
  for (const table of personal) await data.deleteOf(tx, table, id)
  await deleteIdlePushes(tx)
  await data.clearForms(tx, id)
  await data.clearRefundNotes(tx, id)
  await clearExplanations(tx, { applicationId: id })
  await clearBilling(tx, id)
  await data.clearAmendmentReasons(tx, id)
  await data.anonymiseRow(tx, made)
  await silenceHistory(tx, id)
  return keys
}

/** After the commit; bytes left by a crash are swept as orphans. */
export async function deleteBytes(
  { documentStore }: Pick<Services, 'documentStore'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await documentStore.delete(key)
}
