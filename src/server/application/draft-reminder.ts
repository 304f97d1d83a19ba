import { draftQuietHours, draftReminder, remindedDays } from '#domain/application/draft-reminder.ts'
import { AppError } from '#domain/error.ts'
import type { Language } from '#domain/reference/languages.ts'
import { contactOf, findDraft, lockDraft } from '../data/application/draft.ts'
import {
  closeDraftReminder,
  findAddressFacts,
  findDraftReminder,
  findReminded,
  findRemindedHash,
  findWaitingDrafts,
  noteReminded,
  refuseReminders,
} from '../data/application/draft-reminder.ts'
import { insertDraftLink } from '../data/application/link.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { addressHash } from '../platform/address-hash.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { readLinkToken } from '../platform/link-token.ts'
import type { Services } from '../services.ts'
import { forgetDraft } from './draft.ts'

const hourMs = 3_600_000
const batchSize = 100

/**
 * Decides once about each draft untouched for a day: a letter to its contact, or none. The address
 * is decrypted only for that; a keyed hash of it is stored.
 */
export async function remindDrafts(services: Services, now: Date): Promise<void> {
  if (!services.remindsDrafts) return
  const leftBefore = new Date(now.getTime() - draftQuietHours * hourMs)
  for (const sessionId of await findWaitingDrafts(services.db, leftBefore, batchSize)) {
    await inTransaction(services.db, (tx) => decide(tx, services, sessionId, now))
  }
}

type Draft = NonNullable<Awaited<ReturnType<typeof findDraft>>>

async function decide(tx: Tx, services: Services, sessionId: number, now: Date): Promise<void> {
  await lockDraft(tx, sessionId)
  const reminder = await findDraftReminder(tx, sessionId)
  // Another node was first, or the draft was deleted.
  if (!reminder || reminder.decidedAt) return
  const draft = await openDraft(tx, services, sessionId, now)
  const outcome = draft ? await outcomeFor(tx, services, draft, reminder.beganAt, now) : 'none'
  if (outcome === 'later') return
  await closeDraftReminder(tx, sessionId, now)
  if (draft && outcome === 'letter') {
    await write(tx, services, { draft, sessionId, language: reminder.language, now })
  }
}

/** Null for an unreadable or outdated draft: it must not stop the others. */
async function openDraft(
  tx: Tx,
  { documentKey, log }: Services,
  sessionId: number,
  now: Date,
): Promise<Draft | null> {
  try {
    return await findDraft(tx, documentKey, sessionId, now)
  } catch (err) {
    log.warn({ err }, 'a draft cannot be opened')
    return null
  }
}

async function outcomeFor(tx: Tx, { linkKey }: Services, draft: Draft, beganAt: Date, now: Date) {
  const email = contactOf(draft.content)
  const { hasStopped, ...known } = await findAddressFacts(tx, email, beganAt)
  const reminded = await findRemindedHash(tx, addressHash(linkKey, email))
  const { updatedAt, expiresAt } = draft
  return draftReminder(
    { step: draft.content.step, email, updatedAt, expiresAt, isSent: draft.id !== null },
    {
      ...known,
      hasRefused: hasStopped || (reminded?.refusedAt ?? null) !== null,
      remindedAt: reminded?.remindedAt ?? null,
    },
    now,
  )
}

async function write(
  tx: Tx,
  services: Services,
  about: { draft: Draft; sessionId: number; language: Language; now: Date },
): Promise<void> {
  const { draft, sessionId, language, now } = about
  const recipient = contactOf(draft.content)
  const hash = addressHash(services.linkKey, recipient)
  const longAgo = new Date(now.getTime() - remindedDays * 24 * hourMs)
  const fresh = { id: services.random.uuid(), addressHash: hash, sessionId, remindedAt: now }
  // Of two drafts of one address at the same time, one writes.
  const remindedId = await noteReminded(tx, fresh, longAgo)
  if (!remindedId) return
  const linkId = services.random.uuid()
  await insertDraftLink(tx, { id: linkId, sessionId, createdAt: now, expiresAt: draft.expiresAt })
  const letter = { kind: 'draft-reminder', recipient, language } as const
  await enqueueLetter(tx, services, { ...letter, about: { linkId, remindedId }, now })
}

/**
 * 'Forget this', by the letter's secret: no more reminders to its address, and the draft is deleted
 * unless it became an application. Idempotent. Throws link.expired.
 */
export async function forgetReminded(services: Services, token: string, now: Date): Promise<void> {
  const id = readLinkToken(services.linkKey, 'draft-reminder', token)
  if (!id || !(await refuseReminders(services.db, id, now))) throw new AppError('link.expired')
  const reminded = await findReminded(services.db, id)
  if (reminded?.sessionId && reminded.applicationId === null) {
    await forgetDraft(services, reminded.sessionId)
  }
}
