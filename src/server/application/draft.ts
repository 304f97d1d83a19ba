import type { DraftContent, PageSave } from '#contract/draft.ts'
import { isEmailAddress } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { policy } from '#domain/policy.ts'
import type { Language } from '#domain/reference/languages.ts'
import { passAccessOn } from '../data/application/application-access.ts'
import * as rows from '../data/application/draft.ts'
import { insertDraftLink, spendLink } from '../data/application/link.ts'
import { openSession } from '../data/application/session.ts'
import { moveTravellerLinks, returnTravellerLinks } from '../data/application/traveller-link.ts'
import { enqueueLetter } from '../data/correspondence/letter.ts'
import { movePassportPages, takePassportPagesOf } from '../data/document/passport-page.ts'
import { deleteStoredFiles } from '../data/document/stored-file.ts'
import { hashToken } from '../http/cookie.ts'
import { isWithin } from '../http/guard.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { readLinkToken } from '../platform/link-token.ts'
import { seal } from '../platform/sealing.ts'
import type { Services } from '../services.ts'
import { noteReminder } from './note-reminder.ts'

/** What a save is based on: a revision, and earlier saves of the same page. */
type Follows = { base?: number | undefined; page?: PageSave | undefined }

/**
 * Saves the draft; the first save gives the browser a cookie. With `base`, only over that revision
 * or over earlier saves of the same `page`, whose later ones stand. Throws draft.changed. `anew`
 * detaches it from the application made of it.
 */
export function saveDraft(
  services: Services,
  {
    base,
    page,
    language,
    anew,
    ...content
  }: DraftContent & Follows & { language?: Language | undefined; anew?: true | undefined },
  client: { tokenHash: Buffer | null; address: string; now: Date },
) {
  const { address, now } = client
  const token = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const fresh = { token, tokenHash: hashToken(token) }
    const session = await openSession(tx, client.tokenHash, fresh, now)
    if (anew) await detachDraft(tx, session.sessionId)
    const saved = await writeDraft(tx, services, session.sessionId, content, now, { base, page })
    if (!saved) throw new AppError('draft.changed')
    const { sessionId } = session
    if (language) await noteReminder(tx, content, { sessionId, language, address, now })
    return { ...saved, token: session.token }
  })
}

async function detachDraft(tx: Tx, sessionId: number): Promise<void> {
  await rows.lockDraft(tx, sessionId)
  await returnTravellerLinks(tx, sessionId)
  await rows.setDraftApplication(tx, sessionId, null)
}

async function writeDraft(
  tx: Tx,
  services: Services,
  sessionId: number,
  answers: DraftContent,
  now: Date,
  follows: Follows = {},
) {
  const plain = Buffer.from(JSON.stringify(answers))
  const { documentKey, random } = services
  const content = seal(documentKey, plain, rows.draftContext(sessionId), random.nonce())
  const expiresAt = new Date(now.getTime() + policy.draftDays * 86_400_000)
  return rows.saveDraft(tx, { sessionId, content, updatedAt: now, expiresAt }, follows)
}

/** Deletes the draft and its passport pages. */
export async function forgetDraft(services: Services, sessionId: number): Promise<void> {
  const keys = await inTransaction(services.db, async (tx) => {
    await rows.deleteDrafts(tx, [sessionId])
    return forgetPages(tx, sessionId)
  })
  for (const key of keys) await services.documentStore.delete(key)
}

/** Deletes the rows; returns the storage keys, which the sweeper would find as well. */
async function forgetPages(tx: Tx, sessionId: number): Promise<string[]> {
  const keys = await takePassportPagesOf(tx, [sessionId])
  if (keys.length > 0) await deleteStoredFiles(tx, keys)
  return keys
}

/**
 * Sends a link that opens the draft elsewhere. A mailbox gets a few a day; beyond that no letter
 * goes, with the same answer. Throws draft.not-found, request.invalid.
 */
export async function sendDraftLink(
  services: Services,
  ask: { email: string; language: Language },
  sessionId: number,
  now: Date,
): Promise<void> {
  const { email } = ask
  if (!isEmailAddress(email)) {
    throw new AppError('request.invalid', {}, [{ path: 'email', code: 'contactEmail.malformed' }])
  }
  const draft = await rows.findDraft(services.db, services.documentKey, sessionId, now)
  if (!draft) throw new AppError('draft.not-found')
  if (!(await isWithin(services.db, 'continue-link to', email, now))) return
  const id = services.random.uuid()
  const expiresAt = new Date(now.getTime() + policy.draftLinkMinutes * 60_000)
  await inTransaction(services.db, async (tx) => {
    await insertDraftLink(tx, { id, sessionId, createdAt: now, expiresAt })
    await enqueueLetter(tx, services, {
      kind: 'continue-link',
      recipient: email,
      language: ask.language,
      about: { linkId: id },
      now,
    })
  })
}

/** Uses a one-time link. The browser gets the draft, or the application made from it. */
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
    const link = await spendLink(tx, id, now)
    if (!link) throw new AppError('link.expired')
    const fresh = { token: freshToken, tokenHash: hashToken(freshToken) }
    const session = await openSession(tx, client.tokenHash, fresh, now)
    if (link.sessionId !== null && link.sessionId !== session.sessionId) {
      await moveDraft(tx, services, link.sessionId, session.sessionId, now)
    }
    return { purpose: link.purpose, token: session.token }
  })
}

/**
 * Copies the draft to the new browser, replacing its own; both keep it. Passport pages move: only
 * one browser has them.
 */
async function moveDraft(tx: Tx, services: Services, from: number, to: number, now: Date) {
  const draft = await rows.findDraft(tx, services.documentKey, from, now)
  if (!draft) throw new AppError('link.expired')
  await writeDraft(tx, services, to, draft.content, now)
  await forgetPages(tx, to)
  await movePassportPages(tx, from, to)
  await rows.setDraftApplication(tx, to, draft.id)
  await moveTravellerLinks(tx, from, to)
  if (draft.id !== null) await passAccessOn(tx, { from, to, applicationId: draft.id }, now)
}
