import { sql } from 'kysely'
import { undoSeconds } from '#domain/application/undo.ts'
import { answerLetterDelaySeconds } from '#domain/chat.ts'
import { askingDelaySeconds } from '#domain/document/review.ts'
import { questionsDelaySeconds } from '#domain/filing/answer.ts'
import { isReminder, type LetterKind } from '#domain/letter.ts'
import { newsOfLetter } from '#domain/news.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import { seal, sealedPlace } from '../../platform/sealing.ts'
import type { Services } from '../../services.ts'
import type { NewLetter } from './letter-payload.ts'
import { tellContacts } from './messenger-news.ts'
import { tellTraveller } from './traveller-news.ts'

/** Delays combine several rejections, or unread chat answers, into one letter. */
const delays: Partial<Record<LetterKind, number>> = {
  // A bulk call writes two hundred and needs the machine until it ends.
  'staff-message': 10,
  // Until then the decision can be undone.
  'status-changed': undoSeconds,
  'visa-approved': undoSeconds,
  'applicant-decided': undoSeconds,
  'documents-asked': askingDelaySeconds,
  'questions-asked': questionsDelaySeconds,
  'chat-answer': answerLetterDelaySeconds,
}

/** Once per application; other kinds are numbered. */
const once: readonly LetterKind[] = ['payment-confirmed']

/** Binds an encrypted code to its letter. */
export const sealContext = sealedPlace.letterCode

type Writing = Pick<Services, 'boss' | 'random' | 'documentKey'>

/** The next number of a kind, after `last` and all existing ones. */
async function nextVersion(
  tx: Tx,
  applicationId: number,
  kind: LetterKind,
  last = 0,
): Promise<number> {
  const { highest } = await tx
    .selectFrom('letter')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('highest'))
    .where('applicationId', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Math.max(highest, last) + 1
}

/** Copies of reminders take no number of the plan. */
const plannedReminders = 2

async function versionOf(tx: Tx, letter: NewLetter): Promise<number> {
  if ('version' in letter) return letter.version
  if (!('application' in letter) || once.includes(letter.kind)) return 1
  return nextVersion(tx, letter.application.id, letter.kind)
}

function recipientOf(letter: NewLetter) {
  if (!('application' in letter)) {
    return { applicationId: null, recipient: letter.recipient, language: letter.language }
  }
  const { id, contactEmail, language } = letter.application
  const recipient = 'recipient' in letter ? letter.recipient : contactEmail
  return { applicationId: id, recipient, language }
}

function propsOf({ documentKey, random }: Writing, id: string, letter: NewLetter) {
  const about = 'about' in letter ? letter.about : {}
  if (!('code' in letter)) return about
  const sealed = seal(documentKey, Buffer.from(letter.code), sealContext(id), random.nonce())
  return { ...about, sealedCode: sealed.toString('base64') }
}

/**
 * Stores a letter and its job in the causing transaction, and tells the traveller's devices and
 * messengers for kinds that do. Same kind, version and application: once. Returns its id, or null
 * for a duplicate.
 */
export async function enqueueLetter(
  tx: Tx,
  services: Writing,
  letter: NewLetter,
): Promise<string | null> {
  const id = services.random.uuid()
  const withheld = 'withheld' in letter && letter.withheld === true
  const written = await tx
    .insertInto('letter')
    .values({
      id,
      kind: letter.kind,
      ...recipientOf(letter),
      version: await versionOf(tx, letter),
      props: JSON.stringify(propsOf(services, id, letter)),
      createdAt: letter.now,
      ...(withheld && { state: 'failed' }),
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  if (written.length === 0) return null
  const delaySeconds = 'delaySeconds' in letter ? letter.delaySeconds : delays[letter.kind]
  const isTold = !withheld || ('byMessenger' in letter && letter.byMessenger === true)
  if (isTold && 'application' in letter) {
    const about = { letter: { id, kind: letter.kind }, applicationId: letter.application.id }
    await tellContacts(tx, services, { ...about, now: letter.now, delaySeconds })
  }
  if (withheld) return null
  await enqueue(tx, services.boss, 'send-letter', { id }, delaySeconds)
  const kind = newsOfLetter(letter.kind)
  if (kind && 'application' in letter) {
    const news = { kind, applicationId: letter.application.id, now: letter.now }
    await tellTraveller(tx, services, { ...news, ...(delaySeconds && { delaySeconds }) })
  }
  return id
}

/** Stores a copy of a letter, to be composed anew and sent to the current address; returns its id. */
export async function copyLetter(
  tx: Tx,
  { random }: Pick<Services, 'random'>,
  letter: LetterRow & { nextRecipient: string },
  { staffId, now }: { staffId: string | null; now: Date },
): Promise<string> {
  const id = random.uuid()
  const { applicationId, kind, language, props, nextRecipient: recipient } = letter
  const last = isReminder(kind) ? plannedReminders : 0
  const version = applicationId === null ? 1 : await nextVersion(tx, applicationId, kind, last)
  const about = { applicationId, kind, version, recipient, language, props: JSON.stringify(props) }
  await tx
    .insertInto('letter')
    .values({ id, ...about, copyOf: letter.id, copiedBy: staffId, createdAt: now })
    .execute()
  return id
}

/**
 * Redirects an application's waiting letters to the current address, also those with answers of the
 * chat to visitors who gave none.
 */
export async function redirectLetters(
  tx: Tx,
  applicationId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .updateTable('letter')
    .set({ recipient: to })
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'queued')
    .where('recipient', '=', from)
    // That one is for the old address.
    .where('kind', '<>', 'contact-changed')
    .execute()
  await sql`update letter set recipient = ${to} where state = 'queued' and recipient = ${from}
    and props ->> 'sessionId' in (select id::text from chat_session
      where application_id = ${applicationId} and is_proven and email is null)`.execute(tx)
}

/** Where a copy of a letter goes: letters about an application follow its contact. */
export const nextRecipient = sql<string>`coalesce(application.contact_email, letter.recipient)`.as(
  'nextRecipient',
)

export type LetterRow = Awaited<ReturnType<typeof findLetter>> & object

export function findLetter(tx: Tx, id: string) {
  return tx.selectFrom('letter').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A letter, locked, with whether its recipient was erased. */
export function findLetterForUpdate(tx: Tx, id: string) {
  return tx
    .selectFrom('letter')
    .leftJoin('application', 'application.id', 'letter.applicationId')
    .selectAll('letter')
    .select(['application.erasedAt', nextRecipient])
    .where('letter.id', '=', id)
    .forUpdate('letter')
    .executeTakeFirst()
}

/** When a letter of these kinds was last written; null for never. */
export async function findLastOf(
  tx: Tx,
  applicationId: number,
  kinds: readonly LetterKind[],
): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('letter')
    .select(({ fn }) => fn.max('createdAt').as('at'))
    .where('applicationId', '=', applicationId)
    .where('kind', 'in', kinds)
    .where('state', '<>', 'failed')
    .executeTakeFirstOrThrow()
  return at
}

/** An application's letters that wait. */
export function findQueued(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('letter')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('state', '=', 'queued')
    .execute()
}

/** Whether a letter that waits its delay will still say what changes now. */
export async function isYetToLeave(
  tx: Tx,
  applicationId: number,
  kind: 'documents-asked' | 'questions-asked',
  now: Date,
): Promise<boolean> {
  // An older one may be in the middle of being sent.
  const youngest = new Date(now.getTime() - (delays[kind] ?? 0) * 1000)
  const waiting = await findQueued(tx, applicationId)
  return waiting.some((letter) => letter.kind === kind && letter.createdAt > youngest)
}

/** Closes a waiting letter; false if it no longer waits. */
export async function closeLetter(
  tx: Tx,
  id: string,
  end:
    | { state: 'sent'; sentAt: Date; subject: string | null }
    /** `troubledAt`: when it was rejected; null if it was no longer needed. */
    | { state: 'failed'; sentAt: null; troubledAt: Date; troubleCode: string }
    | { state: 'failed'; sentAt: null; troubledAt: null },
): Promise<boolean> {
  const closed = await tx
    .updateTable('letter')
    .set(({ eb }) => ({
      troubleCode: null,
      ...end,
      attempts: eb('attempts', '+', 1),
      // The code is used up; ids stay, for resending.
      props: sql`case when kind in ('download-code', 'contact-code') then '{}' else props end`,
    }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning('id')
    .execute()
  return closed.length > 0
}

/** Counts a failed attempt, with the mailer's code. */
export async function countAttempt(
  tx: Tx,
  id: string,
  now: Date,
  troubleCode: string,
): Promise<void> {
  await tx
    .updateTable('letter')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), troubledAt: now, troubleCode }))
    .where('id', '=', id)
    .execute()
}
