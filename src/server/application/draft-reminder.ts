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
 * Decides about the answers that were left alone for a day, each once: a letter to their contact, or none.
 * The address is read out of the sealed answers for that moment; nothing but a keyed hash of it is kept.
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
  // Another node was here first, or the answers were forgotten.
  if (!reminder || reminder.decidedAt) return
  const draft = await openDraft(tx, services, sessionId, now)
  const outcome = draft ? await outcomeFor(tx, services, draft, reminder.beganAt, now) : 'none'
  if (outcome === 'later') return
  await closeDraftReminder(tx, sessionId, now)
  if (draft && outcome === 'letter') {
    await write(tx, services, { draft, sessionId, language: reminder.language, now })
  }
}

/** Null for what is too old, and for what nobody can open any more: it must not stop the others. */
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
  // Two drafts of one address at the same moment: one of them writes.
  const remindedId = await noteReminded(tx, fresh, longAgo)
  if (!remindedId) return
  const linkId = services.random.uuid()
  await insertDraftLink(tx, { id: linkId, sessionId, createdAt: now, expiresAt: draft.expiresAt })
  const letter = { kind: 'draft-reminder', recipient, language } as const
  await enqueueLetter(tx, services, { ...letter, about: { linkId, remindedId }, now })
}

/**
 * 'Forget this', by the secret of the letter: its address is never reminded again, and the answers go, unless
 * they became an application. Pressed again it changes nothing. Throws link.expired.
 */
export async function forgetReminded(services: Services, token: string, now: Date): Promise<void> {
  const id = readLinkToken(services.linkKey, 'draft-reminder', token)
  if (!id || !(await refuseReminders(services.db, id, now))) throw new AppError('link.expired')
  const reminded = await findReminded(services.db, id)
  if (reminded?.sessionId && reminded.applicationId === null) {
    await forgetDraft(services, reminded.sessionId)
  }
}
