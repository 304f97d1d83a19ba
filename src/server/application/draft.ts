import type { DraftContent } from '#contract/draft.ts'
import { isEmailAddress } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import type { Language } from '#domain/reference/languages.ts'
import { grantAccess } from '../data/application.ts'
import { enqueueLetter } from '../data/letter.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken } from '../http/cookie.ts'
import { isWithin } from '../http/guard.ts'
import { openSession } from '../http/session.ts'
import { readLinkToken } from '../link-token.ts'
import { seal, unseal } from '../sealing.ts'
import type { Services } from '../services.ts'

const draftDays = 14
const linkMinutes = 30
/** Binds sealed answers to their browser. */
export const draftContext = (sessionId: number): string => `draft:${sessionId}`

/** The unfinished answers of a browser, opened; null when there are none or they are too old. */
export async function readDraft(tx: Tx, key: Buffer, sessionId: number, now: Date) {
  const row = await tx
    .selectFrom('draft')
    .leftJoin('application', 'application.id', 'draft.applicationId')
    .select(['draft.content', 'draft.revision', 'draft.updatedAt', 'draft.expiresAt'])
    .select(['application.id', 'application.orderId', 'application.paymentStatus'])
    .where('draft.sessionId', '=', sessionId)
    .where('draft.expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const content: DraftContent = JSON.parse(
    unseal(key, row.content, draftContext(sessionId)).toString(),
  )
  return { ...row, content }
}

/** Keeps the answers; the first save of a browser gives it its cookie. */
export function saveDraft(
  services: Services,
  content: DraftContent,
  client: { tokenHash: Buffer | null; now: Date },
) {
  const { now } = client
  const token = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const fresh = { token, tokenHash: hashToken(token) }
    const session = await openSession(tx, client.tokenHash, fresh, now)
    const saved = await writeDraft(tx, services, session.sessionId, content, now)
    return { ...saved, token: session.token }
  })
}

async function writeDraft(
  tx: Tx,
  services: Services,
  sessionId: number,
  content: DraftContent,
  now: Date,
) {
  const plain = Buffer.from(JSON.stringify(content))
  const sealed = seal(services.documentKey, plain, draftContext(sessionId), services.random.nonce())
  const expiresAt = new Date(now.getTime() + draftDays * 86_400_000)
  const values = { content: sealed, updatedAt: now, expiresAt }
  return tx
    .insertInto('draft')
    .values({ sessionId, revision: 1, ...values })
    .onConflict((oc) =>
      oc.column('sessionId').doUpdateSet(({ eb }) => ({
        ...values,
        revision: eb('draft.revision', '+', 1),
      })),
    )
    .returning(['revision', 'updatedAt', 'expiresAt'])
    .executeTakeFirstOrThrow()
}

export async function forgetDraft(services: Services, sessionId: number): Promise<void> {
  await services.db.deleteFrom('draft').where('sessionId', '=', sessionId).execute()
}

/**
 * Sends a link that opens the draft elsewhere. A mailbox gets a few of them a day, whoever asks from
 * wherever; beyond those the answer is the same and no letter goes. Throws draft.not-found, request.invalid.
 */
export async function sendDraftLink(
  services: Services,
  ask: { email: string; language: Language },
  sessionId: number,
  now: Date,
): Promise<void> {
  const email = ask.email.trim()
  if (!isEmailAddress(email)) {
    throw new AppError('request.invalid', {}, [{ path: 'email', code: 'contactEmail.malformed' }])
  }
  const draft = await readDraft(services.db, services.documentKey, sessionId, now)
  if (!draft) throw new AppError('draft.not-found')
  if (!(await isWithin(services.db, 'continue-link to', email, now))) return
  const id = services.random.uuid()
  const expiresAt = new Date(now.getTime() + linkMinutes * 60_000)
  await inTransaction(services.db, async (tx) => {
    await tx
      .insertInto('link')
      .values({ id, purpose: 'draft', sessionId, createdAt: now, expiresAt })
      .execute()
    await enqueueLetter(tx, services, {
      kind: 'continue-link',
      recipient: email,
      language: ask.language,
      about: { linkId: id },
      now,
    })
  })
}

/** Uses a link up: once, in time. The browser gets the draft, or access to the application. */
export async function useLink(
  services: Services,
  token: string,
  client: { tokenHash: Buffer | null; now: Date },
) {
  const { now } = client
  const id = readLinkToken(services.linkKey, 'link', token)
  if (!id) throw new AppError('link.expired')
  const freshToken = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const link = await tx
      .updateTable('link')
      .set({ usedAt: now })
      .where('id', '=', id)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning(['purpose', 'sessionId', 'applicationId'])
      .executeTakeFirst()
    if (!link) throw new AppError('link.expired')
    const fresh = { token: freshToken, tokenHash: hashToken(freshToken) }
    const session = await openSession(tx, client.tokenHash, fresh, now)
    if (link.applicationId !== null) await grantAccess(tx, session.sessionId, link.applicationId)
    if (link.sessionId !== null && link.sessionId !== session.sessionId) {
      await moveDraft(tx, services, link.sessionId, session.sessionId, now)
    }
    const purpose = link.applicationId === null ? ('draft' as const) : ('application' as const)
    return { purpose, token: session.token }
  })
}

/** Both browsers keep the answers; what the new one had before gives way. */
async function moveDraft(tx: Tx, services: Services, from: number, to: number, now: Date) {
  const draft = await readDraft(tx, services.documentKey, from, now)
  if (!draft) throw new AppError('link.expired')
  await writeDraft(tx, services, to, draft.content, now)
  await tx
    .updateTable('draft')
    .set({ applicationId: draft.id })
    .where('sessionId', '=', to)
    .execute()
  if (draft.id !== null) await grantAccess(tx, to, draft.id)
}
