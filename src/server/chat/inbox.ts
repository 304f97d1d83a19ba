import type { AnswerOf, QueryOf } from '#contract/endpoint.ts'
import type { listChatSessions, listOtherChats, StaffChatSession } from '#contract/staff/chat.ts'
import { parseReference, referenceOf } from '#domain/application/reference.ts'
import { AppError } from '#domain/error.ts'
import { messengersOfSessions } from '../correspondence/messenger/views.ts'
import {
  findListedSession,
  findOtherSessions,
  findSessions,
  type ListedSession,
  type Looking,
} from '../data/chat/inbox.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'

type Parts = Pick<Services, 'publicUrl' | 'messengers' | 'linkKey' | 'company'>

async function listedOf(
  services: Parts,
  rows: readonly ListedSession[],
  { tx, now }: { tx: Tx; now: Date },
): Promise<StaffChatSession[]> {
  const ids = rows.map(({ id }) => id)
  const messengers = await messengersOfSessions(services, ids, { tx, now })
  return rows.map((row) => ({
    ...sessionOf(services, row, now),
    messenger: messengers.get(row.id) ?? null,
  }))
}

function sessionOf({ publicUrl }: Parts, row: ListedSession, now: Date) {
  const isSnoozed = row.snoozedUntil !== null && row.snoozedUntil > now
  return {
    sessionId: row.id,
    userEmail: row.email,
    userName: row.name,
    language: row.language,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
    lastMessage: { type: row.side, message: row.text },
    applicationId: row.applicationId,
    reference: row.applicationId === null ? null : referenceOf(row.applicationId),
    isProven: row.isProven,
    saidFits: row.saidFits,
    unreadCount: Number(row.unread),
    seenByUser: row.visitorSeenId,
    seenByAdmin: row.staffSeenId,
    staff:
      row.staffId !== null && row.staffName !== null
        ? { id: row.staffId, name: row.staffName }
        : null,
    labels: row.labels,
    snoozedUntil: isSnoozed ? (row.snoozedUntil?.toISOString() ?? null) : null,
    waitingSince: row.waitingSince?.toISOString() ?? null,
    site: row.site,
    page: row.page,
    isOurSite: row.site === null || row.site === new URL(publicUrl).origin,
    rating: row.rating,
    isAttached: row.attachedBy !== null,
  }
}

/** Conversations for the list, in the requested order. */
export async function listSessions(
  services: Parts & Pick<Services, 'db'>,
  query: QueryOf<typeof listChatSessions>,
  looking: Looking,
): Promise<StaffChatSession[]> {
  const filter = {
    box: query.box,
    sort: query.sort,
    label: query.label,
    state: query.state === 'all' ? null : query.state,
    search: query.search,
    messenger: query.messenger ?? null,
    applicationId: parseReference(query.search),
    before: query.before === undefined ? null : new Date(query.before),
    after: query.after ?? null,
  }
  const rows = await findSessions(services.db, filter, looking, query.limit)
  return listedOf(services, rows, { tx: services.db, now: looking.now })
}

/** One conversation as in the list. Throws chat.not-found. */
export async function getListed(
  parts: Parts,
  tx: Tx,
  sessionId: string,
  now: Date,
): Promise<StaffChatSession> {
  const row = await findListedSession(tx, sessionId)
  const [listed] = row ? await listedOf(parts, [row], { tx, now }) : []
  if (!listed) throw new AppError('chat.not-found')
  return listed
}

/** Other conversations of the same visitor, newest first. Throws chat.not-found. */
export async function listOthers(
  services: Parts & Pick<Services, 'db'>,
  sessionId: string,
  now: Date,
): Promise<AnswerOf<typeof listOtherChats>> {
  await getListed(services, services.db, sessionId, now)
  const rows = await findOtherSessions(services.db, sessionId)
  const listed = await listedOf(services, rows, { tx: services.db, now })
  return listed.map((each, at) => ({ ...each, isSameVisitor: Boolean(rows[at]?.isSame) }))
}
