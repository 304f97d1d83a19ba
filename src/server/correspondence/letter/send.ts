import { isReminder, letterName } from '#domain/letter.ts'
import { tellIfDue } from '../../data/casework/tell.ts'
import {
  closeLetter,
  countAttempt,
  findLetter,
  type LetterRow,
} from '../../data/correspondence/letter.ts'
import { insertLetterContent } from '../../data/correspondence/letter-content.ts'
import { findUnreachable } from '../../data/correspondence/unreachable-address.ts'
import { MailError } from '../../platform/adapters/mailer/port.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import { surely } from '../../platform/db/surely.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { linkToken } from '../../platform/link-token.ts'
import { PeerFailure } from '../../platform/peer-failure.ts'
import type { Services } from '../../services.ts'
import { takeReport } from '../delivery-report.ts'
import { replyAddress } from '../reply-address.ts'
import { dropKept, type Kept, makeKept } from './content.ts'
import type { ComposedLetter } from './define-letter.ts'
import { letterLanguage } from './links.ts'

function messageIdOf(letter: LetterRow, publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return `${letterName(letter)}@${hostname.replace(/[^A-Za-z0-9.-]/g, '')}`
}

/** The letter's current content; null when it is no longer needed. */
export async function composeLetter(
  services: Services,
  letter: LetterRow,
): Promise<ComposedLetter | null> {
  // Loaded on first use: rendering takes a second to load.
  const { letters } = await import('./letter-kinds.ts')
  return letters[letter.kind].compose({ services, letter, now: services.clock.now() })
}

/** The Reply-To address: of its application or conversation. */
function answerAddress({ linkKey, inboxAddress }: Services, letter: LetterRow): string | null {
  if (inboxAddress === null) return null
  if (letter.applicationId !== null) {
    return replyAddress(linkKey, inboxAddress, { of: 'application', id: letter.applicationId })
  }
  const { sessionId } = letter.props as { sessionId?: unknown }
  if (typeof sessionId !== 'string') return null
  return replyAddress(linkKey, inboxAddress, { of: 'conversation', id: sessionId })
}

/** The return path for bounces, which identifies the letter. */
function backAddress({ linkKey, inboxAddress }: Services, { id }: LetterRow): string | null {
  return inboxAddress && replyAddress(linkKey, inboxAddress, { of: 'letter', id })
}

/** A token that only unsubscribes; null where that takes the page. */
function stopToken({ linkKey }: Services, { applicationId, props }: LetterRow): string | null {
  if (applicationId !== null) return linkToken(linkKey, 'stop-reminders', String(applicationId))
  const { remindedId } = props as { remindedId?: unknown }
  if (typeof remindedId !== 'string') return null
  return linkToken(linkKey, 'stop-draft-reminders', remindedId)
}

/** One-click unsubscribe (RFC 8058), with the letter's page as fallback. */
function stopHeaders(services: Services, letter: LetterRow, page: string) {
  const token = stopToken(services, letter)
  if (token === null) return { 'List-Unsubscribe': `<${page}>` }
  return {
    'List-Unsubscribe': `<${services.publicUrl}/api/stop-reminders/${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

function deliver(services: Services, letter: LetterRow, composed: ComposedLetter) {
  const { mailer, publicUrl } = services
  const { stopUrl, ...content } = composed
  const replyTo = answerAddress(services, letter)
  const returnPath = backAddress(services, letter)
  return mailer.send({
    ...content,
    messageId: messageIdOf(letter, publicUrl),
    recipient: letter.recipient,
    ...(replyTo !== null && { replyTo }),
    ...(returnPath !== null && { returnPath }),
    language: letterLanguage(letter.language),
    ...(stopUrl && { headers: stopHeaders(services, letter, stopUrl) }),
  })
}

/** An immediate refusal counts like a later bounce report. */
async function takeRefusal(services: Services, letterId: string, code: string | null) {
  const now = services.clock.now()
  const report = { id: `refused ${letterId}`, letter: { id: letterId }, code, at: now }
  await takeReport(services, { ...report, outcome: 'bounced' }, now)
}

/** The mailer's code; another peer is named, as the document store; 'failed' for a fault of our own. */
function troubleCodeOf(error: unknown): string {
  if (error instanceof MailError) return error.code.slice(0, 100)
  return (error instanceof PeerFailure ? error.message : 'failed').slice(0, 100)
}

/** Whether a waiting reminder's address became unreachable; resends by staff go anyway. */
async function isStopped({ db }: Services, { kind, copyOf, recipient }: LetterRow) {
  if (!isReminder(kind) || copyOf !== null) return false
  return (await findUnreachable(db, recipient)) !== undefined
}

/**
 * Marks a letter as sent and stores its content, in one transaction; false if the recipient was
 * erased meanwhile.
 */
function closeSent({ db, clock }: Services, id: string, kept: Kept | null): Promise<boolean> {
  const sentAt = clock.now()
  return inTransaction(db, async (tx) => {
    const subject = kept?.subject ?? null
    if (!(await closeLetter(tx, id, { state: 'sent', sentAt, subject }))) return false
    if (kept) await insertLetterContent(tx, id, kept, sentAt)
    return true
  })
}

/**
 * Sends a stored letter and keeps its content; one about an undoable decision not before that is
 * final. Idempotent once sent or failed. A letter handed over right before a crash is sent again
 * under the same message id, and the new content is kept. A letter that was rejected for good or is
 * no longer needed is closed as failed; other errors are thrown, and the job is retried.
 */
export async function sendLetter(services: Services, id: string): Promise<void> {
  const { db, boss, log, clock } = services
  const early = await tellIfDue(services, id, clock.now())
  if (early !== null) return enqueue(db, boss, 'send-letter', { id }, early)
  const letter = await findLetter(db, id)
  if (letter?.state !== 'queued') return
  const composed = (await isStopped(services, letter))
    ? null
    : await composeLetter(services, letter)
  if (!composed) {
    log.info({ letterId: id, kind: letter.kind }, 'letter no longer needed')
    await closeLetter(db, id, { state: 'failed', sentAt: null, troubledAt: null })
    return
  }
  let kept: Kept | null = null
  try {
    kept = await makeKept(services, letter, composed)
    await deliver(services, letter, composed)
  } catch (error) {
    await dropKept(services, kept)
    if (!(error instanceof MailError && error.permanent)) {
      await countAttempt(db, id, clock.now(), troubleCodeOf(error))
      throw error
    }
    log.warn({ letterId: id, kind: letter.kind, reason: error.message }, 'letter refused for good')
    if (error.refusal) await takeRefusal(services, id, error.refusal.code)
    const troubleCode = troubleCodeOf(error)
    await closeLetter(db, id, {
      state: 'failed',
      sentAt: null,
      troubledAt: clock.now(),
      troubleCode,
    })
    return
  }
  const closing = () => closeSent(services, id, kept)
  const { noted, isCertain } = await surely(log, { letterId: id }, closing)
  if (noted) return
  // A letter that may be recorded needs its files; otherwise the sweeper deletes them.
  if (isCertain) await dropKept(services, kept)
  if (!(await findLetter(db, id))) {
    await services.mailer.forget(messageIdOf(letter, services.publicUrl))
  }
}
