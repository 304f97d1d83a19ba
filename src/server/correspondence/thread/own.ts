import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { getOwnThread, OwnThreadEntry } from '#contract/thread.ts'
import { maskEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { isListed, letterStanding, listedLetterKinds } from '#domain/letter.ts'
import type { Language } from '#domain/reference/languages.ts'
import { displayNameOf } from '#domain/staff/display-name.ts'
import { threadTextLength } from '#domain/thread.ts'
import { translatorFor } from '#phrases/compile.ts'
import { type ApplicationRow, findApplication } from '../../data/application/application.ts'
import type { ThreadQuestion } from '../../data/correspondence/thread.ts'
import * as data from '../../data/correspondence/thread-entry.ts'
import type { Authority } from '../../data/staff/authority.ts'
import type { Tx } from '../../platform/db/database.ts'
import { entryId, inOrder, keysOf, numbersOf, pageOf } from './page.ts'

type Entry = OwnThreadEntry

/** Excludes internal notes, letters to others, and conversations that may be a stranger's. */
const questionOf = (applicationId: number, toldAt: Date): Omit<ThreadQuestion, 'before'> => ({
  ...{ applicationId, toldAt },
  // Other events are in the timeline.
  events: ['message-sent'],
  letters: listedLetterKinds,
  notes: false,
  corrections: true,
  // E-mails from other addresses may be a stranger's, or attached by mistake.
  emails: 'known',
  chats: 'proven',
})

async function messageEntries(tx: Tx, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadEvents(tx, ids)
  return rows.map((row) => {
    const { id, at, message, staffName, displayName } = row
    return {
      id: entryId('event', id),
      at: at.toISOString(),
      kind: 'message',
      text: message ?? '',
      name: displayNameOf({ name: staffName ?? '', displayName }),
    }
  })
}

async function correctionEntries(tx: Tx, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadCorrections(tx, ids)
  return rows.map(({ firstId, at, actor, applicant, changes, reason }) => ({
    id: entryId('correction', firstId),
    at: at.toISOString(),
    kind: 'correction',
    by: actor,
    traveller: applicant,
    fields: changes.map(({ field }) => field),
    reason,
  }))
}

/** Chat messages as the traveller sees them. */
export async function ownChatEntries(tx: Tx, ids: readonly number[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadChats(tx, ids)
  return rows.map(({ id, at, side, text, senderName, clientId, files, messenger }) => ({
    id: entryId('chat', id),
    at: at.toISOString(),
    kind: 'chat',
    side,
    text,
    name: senderName,
    clientId,
    files: files ?? [],
    messenger,
  }))
}

async function emailEntries(tx: Tx, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const rows = await data.findThreadEmails(tx, ids, threadTextLength)
  const files = await data.findThreadEmailFiles(tx, ids)
  return rows.map(({ id, at, subject, text, isCut, fileCount }) => ({
    id: entryId('email', id),
    at: at.toISOString(),
    kind: 'email',
    subject,
    text,
    isCut,
    fileCount: Number(fileCount),
    files: files.flatMap(({ emailId, ...file }) => (emailId === id ? [file] : [])),
  }))
}

async function letterEntries(tx: Tx, language: Language, ids: readonly string[]): Promise<Entry[]> {
  if (ids.length === 0) return []
  const t = translatorFor(language, () => {})
  const rows = await data.findThreadLetters(tx, ids)
  return rows.flatMap((row) =>
    isListed(row.kind)
      ? {
          id: entryId('letter', row.id),
          at: row.at.toISOString(),
          kind: 'letter' as const,
          title: t(`letter.list.${row.kind}`),
          standing: letterStanding(row),
          to: maskEmail(row.recipient),
        }
      : [],
  )
}

/** A page of the thread for those with access. Throws request.invalid. */
export async function ownThread(
  tx: Tx,
  application: Pick<ApplicationRow, 'id' | 'language'>,
  query: Pick<QueryOf<typeof getOwnThread>, 'before' | 'limit' | 'language'>,
  now: Date,
): Promise<AnswerOf<typeof getOwnThread>> {
  const { id } = application
  const { places, before } = await pageOf(tx, questionOf(id, now), query)
  const entries = [
    ...(await messageEntries(tx, numbersOf(places, 'event'))),
    ...(await correctionEntries(tx, numbersOf(places, 'correction'))),
    ...(await ownChatEntries(tx, numbersOf(places, 'chat'))),
    ...(await emailEntries(tx, keysOf(places, 'email'))),
    ...(await letterEntries(tx, query.language ?? application.language, keysOf(places, 'letter'))),
  ]
  return { entries: inOrder(places, entries), before }
}

/** A file in the thread for those with access. Throws application.not-found, document.not-found. */
export async function getOwnFile(
  tx: Tx,
  { id, fileId, authority }: { id: number; fileId: string; authority: Authority },
) {
  const application = await getOwn(tx, id, authority)
  const found = await data.findOwnThreadFile(tx, application.id, fileId)
  if (!found?.storageKey) throw new AppError('document.not-found')
  return { ...found, storageKey: found.storageKey }
}

/** An application for those with access. Throws application.not-found. */
export async function getOwn(tx: Tx, id: number, authority: Authority): Promise<ApplicationRow> {
  const application = await findApplication(tx, id, authority)
  if (!application) throw new AppError('application.not-found')
  return application
}
