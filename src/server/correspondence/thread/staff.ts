import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { getStaffThread, StaffThreadEntry } from '#contract/staff/thread.ts'
import { AppError } from '#domain/error.ts'
import { letterStanding } from '#domain/letter.ts'
import { type Authority, may } from '#domain/staff/permission.ts'
import {
  type ThreadKind,
  threadEventsOf,
  threadKinds,
  threadPermissions,
  threadTextLength,
} from '#domain/thread.ts'
import { type ApplicationRow, findApplicationById } from '../../data/application/application.ts'
import { findHeld, findUndone } from '../../data/casework/held-decision.ts'
import {
  findChatStandings,
  findLetterStandings,
} from '../../data/correspondence/messenger-standing.ts'
import type { ThreadPosition, ThreadQuestion } from '../../data/correspondence/thread.ts'
import * as data from '../../data/correspondence/thread-entry.ts'
import type { Tx } from '../../platform/db/database.ts'
import { entryId, inOrder, keysOf, numbersOf, pageOf } from './page.ts'

type Entry = StaffThreadEntry
type Asked = QueryOf<typeof getStaffThread>

/** The requested kinds that the viewer may see. */
function kindsFor(authority: Authority, asked: readonly ThreadKind[] | undefined) {
  return (asked ?? threadKinds).filter((kind) => {
    const needed = threadPermissions[kind]
    return needed === undefined || may(authority, needed)
  })
}

function questionOf(applicationId: number, kinds: readonly ThreadKind[]) {
  const has = (kind: ThreadKind) => kinds.includes(kind)
  return {
    applicationId,
    events: threadEventsOf(kinds),
    letters: has('letter') ? null : [],
    notes: has('note'),
    corrections: has('correction'),
    emails: has('email') ? 'all' : 'none',
    chats: has('chat') ? 'all' : 'none',
  } satisfies Omit<ThreadQuestion, 'before'>
}

const colleague = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? id }

const someone = (id: string | null, name: string | null) =>
  colleague(id, name) ?? { id: '', name: '' }

type Standing = { id: string; deliveryCode: string | null } & Parameters<typeof letterStanding>[0]

/** How letters stand, by id. */
async function standingsOf(tx: Tx, letters: readonly Standing[]) {
  const ids = letters.map(({ id }) => id)
  const messengers = await findLetterStandings(tx, ids)
  return ({ id, ...letter }: Standing) => ({
    letterId: id,
    standing: letterStanding(letter),
    deliveryCode: letter.deliveryCode,
    messenger: messengers.get(id) ?? null,
  })
}

async function eventEntries(
  tx: Tx,
  { applicationId, now }: { applicationId: number; now: Date },
  ids: readonly number[],
): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadEvents(tx, ids)
  const held = await findHeld(tx, applicationId, now)
  const undone = await findUndone(tx, applicationId)
  const sent = rows.filter(({ kind }) => kind === 'message-sent').map(({ id }) => id)
  const letters = sent.length > 0 ? await data.findMessageLetters(tx, applicationId, sent) : []
  const standingOf = await standingsOf(tx, letters)
  return rows.map((row) => {
    const { staffId, staffName, note, message } = row
    const isTold = row.isNoteTold && !undone.has(row.id)
    const entry = { id: entryId('event', row.id), at: row.at.toISOString() }
    if (row.kind === 'message-sent') {
      const letter = letters.find(({ eventId }) => eventId === row.id)
      return {
        ...entry,
        kind: 'message',
        text: message ?? '',
        by: someone(staffId, staffName),
        letter: letter ? standingOf(letter) : null,
      }
    }
    return {
      ...entry,
      kind: 'status',
      event: row.kind,
      actor: row.actor,
      by: colleague(staffId, staffName),
      from: row.fromStatus,
      to: row.toStatus,
      travellers: row.travellers,
      fromState: row.fromState,
      toState: row.toState,
      note: isTold ? null : note,
      reason: isTold ? note : null,
      message,
      held: held.find(({ eventIds }) => eventIds.includes(row.id))?.id ?? null,
      isUndone: undone.has(row.id),
    }
  })
}

async function correctionEntries(tx: Tx, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadCorrections(tx, ids)
  return rows.map(({ firstId, at, staffId, staffName, applicant, changes, reason }) => ({
    id: entryId('correction', firstId),
    at: at.toISOString(),
    kind: 'correction',
    by: colleague(staffId, staffName),
    traveller: applicant,
    changes,
    reason,
  }))
}

async function noteEntries(tx: Tx, places: readonly ThreadPosition[]): Promise<Entry[]> {
  const [own, ofChats] = [numbersOf(places, 'note'), numbersOf(places, 'chat-note')]
  const notes = own.length > 0 ? await data.findThreadNotes(tx, own) : []
  const chatNotes = ofChats.length > 0 ? await data.findThreadChatNotes(tx, ofChats) : []
  return [
    ...notes.map((note) => ({ ...note, sessionId: null, source: 'note' as const })),
    ...chatNotes.map((note) => ({ ...note, source: 'chat-note' as const })),
  ].map(({ source, id, at, text, staffId, staffName, sessionId }) => ({
    id: entryId(source, id),
    at: at.toISOString(),
    kind: 'note',
    text,
    by: someone(staffId, staffName),
    sessionId,
  }))
}

async function chatEntries(tx: Tx, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadChats(tx, ids)
  const standings = await findChatStandings(tx, ids)
  return rows.map(({ id, at, sessionId, side, text, isProven, files, ...row }) => ({
    id: entryId('chat', id),
    at: at.toISOString(),
    kind: 'chat',
    sessionId,
    messageId: id,
    side,
    text,
    files: files ?? [],
    name: side === 'admin' ? row.senderName : row.name,
    isProven,
    attachedBy: row.attachedByName,
    writtenIn: row.messenger,
    messenger: standings.get(id) ?? null,
  }))
}

async function emailEntries(tx: Tx, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadEmails(tx, ids, threadTextLength)
  return rows.map(({ id, at, kind, sender, isKnownSender, ...row }) => ({
    id: entryId('email', id),
    at: at.toISOString(),
    kind: 'email',
    emailId: id,
    subject: row.subject,
    text: row.text,
    isCut: row.isCut,
    hasQuoted: row.hasQuoted,
    files: Number(row.fileCount),
    otherSender: isKnownSender ? null : sender,
    isAutoReply: kind === 'auto-reply',
    isAuthority: kind === 'authority',
  }))
}

async function letterEntries(
  tx: Tx,
  { contactEmail }: ApplicationRow,
  ids: readonly string[],
): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadLetters(tx, ids)
  const standingOf = await standingsOf(tx, rows)
  return rows.map((row) => ({
    ...standingOf(row),
    id: entryId('letter', row.id),
    at: row.at.toISOString(),
    kind: 'letter',
    letterKind: row.kind,
    version: row.version,
    subject: row.subject,
    to: row.recipient === contactEmail ? null : row.recipient,
    isCopy: row.copyOf !== null,
  }))
}

/** A page of the thread for staff. Throws application.not-found, request.invalid. */
export async function staffThread(
  tx: Tx,
  { id, authority, query, now }: { id: number; authority: Authority; query: Asked; now: Date },
): Promise<AnswerOf<typeof getStaffThread>> {
  const application = await findApplicationById(tx, id)
  if (!application) throw new AppError('application.not-found')
  const question = questionOf(id, kindsFor(authority, query.kinds))
  const { places, before } = await pageOf(tx, question, query)
  const entries = [
    ...(await eventEntries(tx, { applicationId: id, now }, numbersOf(places, 'event'))),
    ...(await correctionEntries(tx, numbersOf(places, 'correction'))),
    ...(await noteEntries(tx, places)),
    ...(await chatEntries(tx, numbersOf(places, 'chat'))),
    ...(await emailEntries(tx, keysOf(places, 'email'))),
    ...(await letterEntries(tx, application, keysOf(places, 'letter'))),
  ]
  return { entries: inOrder(places, entries), before }
}
