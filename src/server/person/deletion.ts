import { silenceHistory } from '../data/application/event.ts'
import { takeLetterAttachments } from '../data/correspondence/letter-content.ts'
import { deleteIdlePushes } from '../data/correspondence/traveller-push.ts'
import { takePassportPagesIn } from '../data/document/passport-page.ts'
import { takeStagedVisasOf } from '../data/document/staged-visa.ts'
import { clearBilling, emptyReceiptsOf } from '../data/money/receipt.ts'
import * as data from '../data/person/erasure.ts'
import type { Tx } from '../platform/db/database.ts'
import { enqueue } from '../platform/db/enqueue.ts'
import type { Services } from '../services.ts'

type Forgetting = Pick<Services, 'boss' | 'gateway'>

/**
 * Conversations, with the letters that told of what was said in them; answers the keys of the bytes of their
 * files.
 */
export async function deleteConversations(tx: Tx, which: data.Conversations): Promise<string[]> {
  await data.deleteLettersAbout(tx, which)
  return data.deleteConversations(tx, which)
}

/** The gateway forgets, where it can, whom its attempts were of: in its own time, for it may be away. */
export async function forgetAttempts(
  tx: Tx,
  { boss, gateway }: Forgetting,
  ids: readonly string[],
): Promise<void> {
  if (!gateway.forget) return
  for (const id of ids) await enqueue(tx, boss, 'forget-attempt', { id })
}

/** Rows of files and agreements, conversations, and whatever still opens the application; answers the keys of the bytes. */
async function deleteFiles(tx: Tx, id: number): Promise<string[]> {
  // What browsers attached to nothing is theirs for all we know.
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
  // Whoever it was that spoke of this application: it is about these persons.
  keys.push(...(await deleteConversations(tx, { applicationId: id })))
  // The answers as they were typed lie in the draft until it ends by itself.
  await data.deleteOf(tx, 'draft', id)
  return keys
}

/** Deletes an application with all that belongs to it, its money included; answers the keys of its bytes. */
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

/** What goes with the person; a hash of what they sent, and what let their browsers in, too. */
const personal = [
  'cancellationRequest',
  'applicant',
  'letter',
  'internalNote',
  'link',
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
 * Takes every trace of the persons out of an application and leaves what accounting law needs: price,
 * payments, refunds, their papers without the payer, statuses with their days. Answers the keys of its bytes.
 */
export async function anonymiseApplication(
  tx: Tx,
  services: Forgetting,
  made: { id: number; orderId: string; now: Date },
): Promise<string[]> {
  const { id } = made
  await forgetAttempts(tx, services, await data.findAttempts(tx, id))
  const keys = await deleteFiles(tx, id)
  for (const table of personal) await data.deleteOf(tx, table, id)
  await deleteIdlePushes(tx)
  await data.clearForms(tx, id)
  await data.clearRefundNotes(tx, id)
  await clearBilling(tx, id)
  await data.clearAmendmentReasons(tx, id)
  await data.anonymiseRow(tx, made)
  await silenceHistory(tx, id)
  return keys
}

/** After the rows are gone for good; what a crash leaves behind is swept as bytes without a row. */
export async function deleteBytes(
  { documentStore }: Pick<Services, 'documentStore'>,
  keys: readonly string[],
): Promise<void> {
  for (const key of keys) await documentStore.delete(key)
}
