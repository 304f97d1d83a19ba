import type { DraftContent, PageSave } from '#contract/draft.ts'
import { type TypedAnswers, withOwnPart } from '#domain/application/own-part.ts'
import { cleanEmail, foldEmail } from '#domain/email.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type SealingKey, seal, sealedPlace, unseal } from '../../platform/sealing.ts'
import type { Services } from '../../services.ts'
import { takePassportPagesOf } from '../document/passport-page.ts'
import { deleteLinksOf } from './link.ts'
import { findOrganised, openAnswers } from './traveller-link.ts'

/** Binds the ciphertext to its browser. */
export const draftContext = sealedPlace.draft

type Sealed = { sessionId: number; content: Buffer }

const open = (key: SealingKey, { sessionId, content }: Sealed): DraftContent =>
  JSON.parse(unseal(key, content, draftContext(sessionId)).toString())

/** The contact address as typed, possibly empty. */
export function contactOf({ details }: Pick<DraftContent, 'details'>): string {
  return typeof details.contactEmail === 'string' ? cleanEmail(details.contactEmail) : ''
}

/** A browser's decrypted draft; null when there is none or it is too old. */
export async function findDraft(tx: Tx, key: SealingKey, sessionId: number, now: Date) {
  const row = await tx
    .selectFrom('draft')
    .leftJoin('application', 'application.id', 'draft.applicationId')
    .select(['draft.content', 'draft.revision', 'draft.updatedAt', 'draft.expiresAt'])
    .select(['draft.pageId', 'draft.pageSave'])
    .select(['application.id', 'application.orderId', 'application.paymentStatus'])
    .where('draft.sessionId', '=', sessionId)
    .where('draft.expiresAt', '>', now)
    .executeTakeFirst()
  if (!row) return null
  const content = open(key, { sessionId, content: row.content })
  return {
    ...row,
    content: row.id === null ? await withOwnParts(tx, key, sessionId, content, now) : content,
  }
}

/** The answers with those that travellers typed through links of their own. */
async function withOwnParts(
  tx: Tx,
  key: SealingKey,
  sessionId: number,
  content: DraftContent,
  now: Date,
): Promise<DraftContent> {
  if (!content.applicants.some(({ linkId }) => linkId)) return content
  const links = await findOrganised(tx, { sessionId, applicationId: null }, now)
  const applicants = content.applicants.map((applicant) => {
    const link = links.find(({ id }) => id === applicant.linkId)
    const typed = link && openAnswers<TypedAnswers>(key, link)
    if (!typed) return applicant
    return withOwnPart(applicant, typed, link.finishedAt !== null).answers
  })
  return { ...content, applicants }
}

/** Writes answers from elsewhere into a draft without changing its time or expiry. */
export async function setDraftAnswers(
  tx: Tx,
  { documentKey, random }: Pick<Services, 'documentKey' | 'random'>,
  sessionId: number,
  answers: DraftContent,
): Promise<void> {
  const plain = Buffer.from(JSON.stringify(answers))
  const content = seal(documentKey, plain, draftContext(sessionId), random.nonce())
  await tx.updateTable('draft').set({ content }).where('sessionId', '=', sessionId).execute()
}

/** Prolongs a draft while a traveller works on their part; written once a day. */
export async function extendDraft(tx: Tx, sessionId: number, expiresAt: Date): Promise<void> {
  await tx
    .updateTable('draft')
    .set({ expiresAt })
    .where('sessionId', '=', sessionId)
    .where('expiresAt', '<', new Date(expiresAt.getTime() - 86_400_000))
    .execute()
}

/** Lock this before anything else of a browser's draft. */
export async function lockDraft(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .selectFrom('draft')
    .select('sessionId')
    .where('sessionId', '=', sessionId)
    .forUpdate()
    .execute()
}

const stored = ['revision', 'updatedAt', 'expiresAt'] as const

/**
 * Stores an encrypted draft, replacing the browser's; with `base`, only that revision. Earlier
 * saves of the same `page` are always replaced. Its later ones stay, and so does this one come
 * twice, as browsers send it again over a lost connection. Undefined where the draft is another
 * page's.
 */
export async function saveDraft(
  tx: Tx,
  draft: Sealed & { updatedAt: Date; expiresAt: Date },
  { base, page }: { base?: number | undefined; page?: PageSave | undefined },
) {
  const { sessionId, ...kept } = draft
  const values = { ...kept, pageId: page?.id ?? null, pageSave: page?.save ?? null }
  const saved = await tx
    .insertInto('draft')
    .values({ sessionId, revision: 1, ...values })
    .onConflict((oc) =>
      oc
        .column('sessionId')
        .doUpdateSet(({ eb }) => ({ ...values, revision: eb('draft.revision', '+', 1) }))
        .where(({ eb, and, or, lit }) => {
          const isKnown = base === undefined ? lit(true) : eb('draft.revision', '=', base)
          if (!page) return isKnown
          const isOwn = eb('draft.pageId', '=', page.id)
          const isOthers = eb('draft.pageId', 'is distinct from', page.id)
          return or([and([isOwn, eb('draft.pageSave', '<', page.save)]), and([isOthers, isKnown])])
        }),
    )
    .returning(stored)
    .executeTakeFirst()
  if (saved || !page) return saved
  // Locked by the insert: what is the page's own stands because it is as late, or later.
  return tx
    .selectFrom('draft')
    .select(stored)
    .where('sessionId', '=', sessionId)
    .where('pageId', '=', page.id)
    .executeTakeFirst()
}

/** Sets the application made from the draft, or none. */
export async function setDraftApplication(
  tx: Tx,
  sessionId: number,
  applicationId: number | null,
): Promise<void> {
  await tx.updateTable('draft').set({ applicationId }).where('sessionId', '=', sessionId).execute()
}

export async function deleteDrafts(tx: Tx, sessionIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('draft').where('sessionId', 'in', sessionIds).execute()
}

// Each can have the size of a group of fifty.
const atOnce = 20

function findSealed(tx: Tx, afterSession: number): Promise<Sealed[]> {
  return tx
    .selectFrom('draft')
    .select(['sessionId', 'content'])
    .where('sessionId', '>', afterSession)
    .orderBy('sessionId')
    .limit(atOnce)
    .execute()
}

/** Whether a draft's contact has this address; undecryptable ones do not count. */
function isOf(key: SealingKey, sealed: Sealed, email: string): boolean {
  try {
    return foldEmail(contactOf(open(key, sealed))) === email
  } catch {
    return false
  }
}

/**
 * Deletes the drafts of a mailbox: they are encrypted, so each must be decrypted. Returns the
 * storage keys of their passport pages.
 */
export async function forgetDraftsOf(tx: Tx, key: SealingKey, email: string): Promise<string[]> {
  const keys: string[] = []
  for (let after = 0; ; ) {
    const rows = await findSealed(tx, after)
    const theirs = rows.filter((row) => isOf(key, row, email)).map(({ sessionId }) => sessionId)
    if (theirs.length > 0) {
      await deleteDrafts(tx, theirs)
      await deleteLinksOf(tx, theirs)
      keys.push(...(await takePassportPagesOf(tx, theirs)))
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return keys
    after = last.sessionId
  }
}
