import { sql } from 'kysely'
import { answerLetterDelaySeconds } from '#domain/chat.ts'
import { askingDelaySeconds } from '#domain/document-review.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/enqueue.ts'
import { isWithin } from '../http/guard.ts'
import { seal } from '../sealing.ts'
import type { Services } from '../services.ts'
import type { LetterKind, NoticeProps } from './kinds.ts'

/** What a letter needs to know of the application that it is about. */
export type LetterSubject = { id: number; contactEmail: string; language: Language }

export type NewLetter =
  | {
      kind: 'payment-confirmed' | 'documents-received'
      application: LetterSubject
      now: Date
    }
  | {
      kind: 'reminder-payment' | 'reminder-documents'
      application: LetterSubject
      /** 1 for the first reminder, 2 for the last. */
      version: 1 | 2
      now: Date
    }
  | {
      kind: 'status-changed' | 'visa-approved'
      application: LetterSubject
      /** The event that the letter tells about. */
      eventId: number
      now: Date
    }
  | { kind: 'documents-asked'; application: LetterSubject; now: Date }
  | { kind: 'refund-made'; application: LetterSubject; refundId: string; now: Date }
  | {
      kind: 'download-code'
      application: LetterSubject
      /** The browser that the code belongs to. */
      sessionId: number
      code: string
      now: Date
    }
  | { kind: 'continue-link'; recipient: string; language: Language; linkId: string; now: Date }
  | {
      kind: 'staff-invitation'
      recipient: string
      language: Language
      invitationId: string
      now: Date
    }
  | { kind: 'staff-email'; recipient: string; language: Language; changeId: string; now: Date }
  | {
      kind: 'account-notice'
      recipient: string
      language: Language
      about: NoticeProps
      now: Date
    }
  | {
      kind: 'chat-answer'
      recipient: string
      language: Language
      sessionId: string
      /** The last answer that a letter has told of already. */
      afterId: number
      now: Date
    }
  | {
      kind: 'chat-transcript'
      recipient: string
      language: Language
      sessionId: string
      now: Date
    }

type Writing = Pick<Services, 'boss' | 'random' | 'documentKey'>

/** Binds a sealed secret to its letter. */
export const sealContext = (letterId: string): string => `letter:${letterId}`

/** The number of the next letter of a kind about an application. */
export async function nextVersion(
  tx: Tx,
  applicationId: number,
  kind: LetterKind,
): Promise<number> {
  const { version } = await tx
    .selectFrom('letter')
    .select(({ fn }) => fn.coalesce(fn.max('version'), sql<number>`0`).as('version'))
    .where('applicationId', '=', applicationId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return version + 1
}

async function rowOf(tx: Tx, services: Writing, id: string, letter: NewLetter) {
  if (letter.kind === 'continue-link') {
    const { recipient, language, linkId } = letter
    return { applicationId: null, version: 1, recipient, language, props: { linkId } }
  }
  if (letter.kind === 'staff-invitation') {
    const { recipient, language, invitationId } = letter
    return { applicationId: null, version: 1, recipient, language, props: { invitationId } }
  }
  if (letter.kind === 'staff-email' || letter.kind === 'account-notice') {
    const { recipient, language } = letter
    const props = letter.kind === 'staff-email' ? { changeId: letter.changeId } : letter.about
    return { applicationId: null, version: 1, recipient, language, props }
  }
  if (letter.kind === 'chat-answer' || letter.kind === 'chat-transcript') {
    const { recipient, language, sessionId } = letter
    const props = { sessionId, ...('afterId' in letter && { afterId: letter.afterId }) }
    return { applicationId: null, version: 1, recipient, language, props }
  }
  const { id: applicationId, contactEmail: recipient, language } = letter.application
  const about = { applicationId, recipient, language }
  if (letter.kind === 'download-code') {
    const { documentKey, random } = services
    const sealed = seal(documentKey, Buffer.from(letter.code), sealContext(id), random.nonce())
    const version = await nextVersion(tx, applicationId, letter.kind)
    return {
      ...about,
      version,
      props: { sealedCode: sealed.toString('base64'), sessionId: letter.sessionId },
    }
  }
  if (letter.kind === 'status-changed' || letter.kind === 'visa-approved') {
    const version = await nextVersion(tx, applicationId, letter.kind)
    return { ...about, version, props: { eventId: letter.eventId } }
  }
  if (letter.kind === 'refund-made') {
    const version = await nextVersion(tx, applicationId, letter.kind)
    return { ...about, version, props: { refundId: letter.refundId } }
  }
  if (letter.kind === 'documents-asked') {
    return { ...about, version: await nextVersion(tx, applicationId, letter.kind), props: {} }
  }
  return { ...about, version: 'version' in letter ? letter.version : 1, props: {} }
}

/** Several rejections in a row become one letter, as do answers in the chat that nobody reads there. */
const delays: Partial<Record<LetterKind, number>> = {
  'documents-asked': askingDelaySeconds,
  'chat-answer': answerLetterDelaySeconds,
}

/** Anybody may apply in anybody's name: a mailbox gets few reminders a day, however many applications name it. */
function mayGo(tx: Tx, { kind, now }: NewLetter, recipient: string): Promise<boolean> | true {
  if (kind !== 'reminder-payment' && kind !== 'reminder-documents') return true
  return isWithin(tx, `${kind} to`, recipient, now)
}

/**
 * Writes a letter down in the transaction that causes it, with the job that sends it. The same
 * kind and version for the same application is written once. Answers its id, null when it was there
 * already.
 */
export async function enqueueLetter(
  tx: Tx,
  services: Writing,
  letter: NewLetter,
): Promise<string | null> {
  const id = services.random.uuid()
  const row = await rowOf(tx, services, id, letter)
  const goes = await mayGo(tx, letter, row.recipient)
  const written = await tx
    .insertInto('letter')
    .values({
      ...row,
      id,
      kind: letter.kind,
      props: JSON.stringify(row.props),
      createdAt: letter.now,
      // Written down all the same, so that it is not due again.
      ...(!goes && { state: 'failed' }),
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  if (written.length === 0 || !goes) return null
  await enqueue(tx, services.boss, 'send-letter', { id }, delays[letter.kind])
  return id
}
