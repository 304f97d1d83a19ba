import { createHash } from 'node:crypto'
import { chatLimits, messageText } from '#domain/chat.ts'
import { foldEmail } from '#domain/email.ts'
import { withoutOpening } from '#domain/letter.ts'
import { answersByItself, isAutoReply } from '#domain/mail/auto-reply.ts'
import { splitQuoted } from '#domain/mail/quote.ts'
import {
  type EmailTrouble,
  emailLimits,
  piecesOf,
  type ReceivedEmailKind,
} from '#domain/mail/received-email.ts'
import { cleanText } from '#domain/text.ts'
import { findApplicationById, lockApplications } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { refreshMessages } from '../../data/casework/work.ts'
import { tellThread } from '../../data/chat/event.ts'
import { postMessage } from '../../data/chat/message.ts'
import { insertMatches } from '../../data/correspondence/email-match.ts'
import {
  insertEmail,
  insertEmailFiles,
  isEmailKnown,
} from '../../data/correspondence/received-email.ts'
import { insertStoredFiles } from '../../data/document/stored-file.ts'
import { callsOf, countCall } from '../../data/operation/rate-limit.ts'
import { OutOfTime } from '../../document/upload/isolated-process.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../../staff/alert/alert.ts'
import { takeMailReport } from '../delivery-report.ts'
import { type About, findAbout, isFrom } from './about.ts'
import { type Matched, matchUnknown, unmatched } from './authority.ts'
import { keepAll, type TakenFile, takeFiles } from './files.ts'
import { parseEmail } from './parse.ts'
import type { ParsedEmail } from './parsed.ts'

/** The result: kept, already known, or a delivery report, recorded with its letter. */
export type Taken = 'kept' | 'known' | 'report'

export type RawEmail = {
  /** The raw message (RFC 5322). */
  bytes: Buffer<ArrayBuffer>
  /** False when it was too large: these are only its headers. */
  isWhole: boolean
}

/** Written in the e-mail's transaction: the mailbox position. */
type Alongside = (tx: Tx) => Promise<void>

const hashOf = (...parts: readonly (string | Uint8Array)[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Includes the sender, so that nobody can block an e-mail by reusing its Message-ID. */
const nameOf = ({ messageId, from }: ParsedEmail, wholeHash: Buffer): Buffer =>
  messageId === null ? wholeHash : hashOf(messageId, '\n', from.join(','))

type Letter = {
  messageHash: Buffer
  email: ParsedEmail
  trouble: EmailTrouble | null
  about: About
  words: ReturnType<typeof wordsOf>
  files: readonly TakenFile[]
  matched: Matched
  now: Date
}

/** Text without characters that the database rejects. */
function wordsOf({ text, subject }: ParsedEmail) {
  const whole = (messageText(withoutOpening(text.toWellFormed())) ?? '')
    .slice(0, emailLimits.text)
    .toWellFormed()
  const split = splitQuoted(whole)
  return {
    subject: cleanText(subject.slice(0, 4 * emailLimits.subject).toWellFormed())
      .replace(/\p{Cc}/gu, '')
      .slice(0, emailLimits.subject)
      .toWellFormed(),
    text: split.text,
    quoted: split.quoted === '' ? null : split.quoted,
  }
}

function kindOf({ email, words, about, matched }: Letter, isPlaced: boolean): ReceivedEmailKind {
  if (!isPlaced) return 'unknown'
  if (!about.application && !about.conversation && matched.applicationId !== null) {
    return 'authority'
  }
  const { headers } = email
  const { subject } = words
  return isAutoReply(headers, subject) ? 'auto-reply' : 'answer'
}

/** An automatic reply of somebody unknown waits for nobody, unless it may be the authority's. */
const needsNoAnswer = ({ email, words, matched }: Letter, kind: ReceivedEmailKind): boolean =>
  kind === 'unknown' &&
  matched.matches.length === 0 &&
  answersByItself(email.headers, words.subject)

async function writeFiles(tx: Tx, services: Services, emailId: string, letter: Letter) {
  const stored = letter.files.flatMap(({ admitted }) =>
    admitted ? [admitted.file, ...(admitted.preview ? [admitted.preview] : [])] : [],
  )
  if (stored.length > 0) await insertStoredFiles(tx, stored, letter.now)
  const rows = letter.files.map(({ name, sizeBytes, isInline, admitted, refusal }, position) => ({
    ...{ id: services.random.uuid(), emailId, position, fileName: name, sizeBytes, isInline },
    storageKey: admitted?.file.storageKey ?? null,
    previewKey: admitted?.preview?.storageKey ?? null,
    refusal,
  }))
  await insertEmailFiles(tx, rows)
}

/** Records an e-mail about an application: an answer in its history and work, and what colleagues hear of. */
async function tellApplication(
  tx: Tx,
  services: Services,
  { id: applicationId, assignedTo }: { id: number; assignedTo: string | null },
  { kind, now }: { kind: ReceivedEmailKind; now: Date },
): Promise<void> {
  if (kind === 'authority') {
    await alertStaff(tx, services, { kind: 'authority-email', to: assignedTo, applicationId, now })
  }
  if (kind !== 'answer') return
  await recordEvent(tx, {
    ...{ applicationId, at: now, kind: 'email-received', actor: 'traveller' },
  })
  await refreshMessages(tx, [applicationId])
  await alertStaff(tx, services, { kind: 'email-received', to: assignedTo, applicationId, now })
}

/** Posts an answer about a conversation into it. */
async function sayInConversation(
  tx: Tx,
  services: Services,
  sessionId: string,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  for (const piece of piecesOf(text.trim(), chatLimits.messageLength, 5)) {
    const said = {
      clientId: services.random.uuid(),
      side: 'user',
      text: piece,
      staff: null,
    } as const
    await postMessage(tx, { sessionId, ...said, now })
  }
}

/** Writes everything that follows from an e-mail; false if another node was first. */
async function write(tx: Tx, services: Services, letter: Letter): Promise<boolean> {
  const { email, about, words, matched, now, messageHash, trouble } = letter
  const { conversation } = about
  const applicationId = about.application?.id ?? matched.applicationId
  if (applicationId !== null) await lockApplications(tx, [applicationId])
  const row = applicationId === null ? null : await findApplicationById(tx, applicationId)
  const application = row && !row.erasedAt ? row : null
  const kind = kindOf(letter, application !== null || conversation !== null)
  const id = services.random.uuid()
  const isNew = await insertEmail(tx, {
    ...{ id, messageHash, messageId: email.messageId, kind, trouble, ...words, receivedAt: now },
    closedAt: needsNoAnswer(letter, kind) ? now : null,
    applicationId: application?.id ?? null,
    chatSessionId: conversation?.id ?? null,
    sender: (email.from[0] ?? '').slice(0, emailLimits.sender).toWellFormed(),
    isKnownSender: isFrom(email.from, { application, conversation }),
  })
  if (!isNew) return false
  await writeFiles(tx, services, id, letter)
  await insertMatches(tx, id, matched.matches)
  if (application) {
    await tellApplication(tx, services, application, { kind, now })
    await tellThread(tx, application.id)
  }
  if (conversation && kind === 'answer') {
    await sayInConversation(tx, services, conversation.id, { text: words.text, now })
  }
  return true
}

/** How long a lack of time is remembered: longer than mail services take to retry. */
const lackedMs = 3 * 86_400_000

/**
 * Takes an e-mail once, from the mailbox or a mail service or both. An unreadable one is kept with
 * what is known. Throws server.busy or server.away when admission of files is unavailable, and
 * server.busy when time runs out; the second time the e-mail is left to staff.
 */
export async function takeEmail(
  services: Services,
  raw: RawEmail,
  alongside: Alongside = async () => {},
  parse = parseEmail,
): Promise<Taken> {
  const { db, clock, log } = services
  const wholeHash = hashOf(raw.bytes)
  const keyHash = hashOf('email-lacked', wholeHash)
  const lacked = (await callsOf(db, keyHash, clock.now())) > 0
  try {
    const read = await parse({ ...raw, lacked })
    if (lacked && read.trouble === 'unreadable') {
      log.warn({}, 'an email took too long twice, and is left to staff')
    }
    return await keep(services, { ...read, wholeHash, lacked }, alongside)
  } catch (error) {
    const now = clock.now()
    const until = new Date(now.getTime() + lackedMs)
    if (error instanceof OutOfTime) await countCall(db, { keyHash, now, until })
    throw error
  }
}

type Read = Awaited<ReturnType<typeof parseEmail>> & { wholeHash: Buffer; lacked: boolean }

async function keep(
  services: Services,
  { email, trouble, wholeHash, lacked }: Read,
  alongside: Alongside,
): Promise<Taken> {
  const { db, clock } = services
  const now = clock.now()
  const messageHash = nameOf(email, wholeHash)
  if (await isEmailKnown(db, messageHash)) {
    await alongside(db)
    return 'known'
  }
  const report = { id: messageHash.toString('hex'), addresses: email.recipients, at: now }
  if (await takeMailReport(services, { ...report, parts: email.report }, now)) {
    await alongside(db)
    return 'report'
  }
  const about = await findAbout(services, email.recipients)
  const { application } = about
  const owner = {
    application: application && {
      id: application.id,
      applicants: application.numberOfApplicants,
    },
    sender: foldEmail(email.from[0] ?? ''),
  }
  const files = await takeFiles(services, email.files, { owner, lacked, now })
  const words = wordsOf(email)
  const isUnknown = !application && !about.conversation
  const matched = isUnknown
    ? await matchUnknown(services, { ...email, ...words, files })
    : unmatched
  const letter = { messageHash, email, trouble, about, words, files, matched, now }
  const isNew = await keepAll(files, () =>
    inTransaction(db, async (tx) => {
      const written = await write(tx, services, letter)
      await alongside(tx)
      return written
    }),
  )
  return isNew ? 'kept' : 'known'
}
