import { type SqlBool, sql, type Updateable } from 'kysely'
import {
  afterMessageReport,
  isWindowOpen,
  type MessageReport,
  type MessengerNews,
  type MessengerReply,
  messengerLimits,
} from '#domain/messenger.ts'
import { messengerFailure } from '#domain/messenger-failure.ts'
import { templateName } from '#domain/messenger-template.ts'
import { fallbackLanguage } from '#domain/reference/languages.ts'
import type { Tx } from '../../platform/db/database.ts'
import { enqueue } from '../../platform/db/enqueue.ts'
import type { MessengerMessage } from '../../platform/db/schema.ts'
import type { Services } from '../../services.ts'
import { lockApplications } from '../application/application.ts'
import {
  applicationsOf,
  changeContact,
  lockContact,
  type MessengerContactRow,
} from './messenger-contact.ts'
import { findRest } from './messenger-service.ts'
import { tellStandings } from './messenger-standing.ts'

type Parts = Pick<Services, 'boss' | 'random'>

/** Why something did not go: WhatsApp has approved no text for it. */
export const noTemplate = 'no-template'

export type NewMessengerNews = {
  contactId: string
  news: MessengerNews | MessengerReply
  /** What it tells of: a letter, a chat message, or nothing that is kept. */
  letterId?: string | null
  chatMessageId?: number | null
  now: Date
  delaySeconds?: number
}

/**
 * Stores a message to a contact and its job in the causing transaction. Returns its id; null if
 * this letter or chat message has one for the contact already.
 */
export async function enqueueMessage(
  tx: Tx,
  { boss, random }: Parts,
  { contactId, news, letterId, chatMessageId, now, delaySeconds = 0 }: NewMessengerNews,
): Promise<string | null> {
  const written = await tx
    .insertInto('messengerMessage')
    .values({
      ...{ id: random.uuid(), contactId, news },
      ...{ letterId: letterId ?? null, chatMessageId: chatMessageId ?? null },
      ...{ createdAt: now, notBefore: new Date(now.getTime() + delaySeconds * 1000) },
    })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return null
  await enqueue(tx, boss, 'send-messenger', { id: contactId }, delaySeconds)
  await tellStandings(tx, [written])
  return written.id
}

/** The letter's text stands in the chat, too: one message tells of both. */
export async function joinToChat(tx: Tx, letterId: string, chatMessageId: number): Promise<void> {
  const joined = await tx
    .updateTable('messengerMessage')
    .set({ chatMessageId })
    .where('letterId', '=', letterId)
    .returning('id')
    .execute()
  await tellStandings(tx, joined)
}

/** A letter goes before its time, and what tells of it by messenger with it. */
export async function hurryMessages(
  tx: Tx,
  { boss }: Pick<Parts, 'boss'>,
  letterId: string,
  now: Date,
): Promise<void> {
  const hurried = await tx
    .updateTable('messengerMessage')
    .set({ notBefore: now })
    .where('letterId', '=', letterId)
    .where('state', '=', 'queued')
    .where('notBefore', '>', now)
    .returning('contactId')
    .execute()
  for (const { contactId } of hurried) await enqueue(tx, boss, 'send-messenger', { id: contactId })
}

/** The person wrote: words that waited for that go now, before what came later. */
export async function wakeWaiting(
  tx: Tx,
  { boss }: Pick<Parts, 'boss'>,
  contactId: string,
  now: Date,
): Promise<void> {
  await dropUnneeded(tx, now, contactId)
  const woken = await tx
    .updateTable('messengerMessage')
    .set({ state: 'queued', notBefore: now, triedAt: null, stateAt: now })
    .where('contactId', '=', contactId)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  await tellStandings(tx, woken)
  if (woken.length > 0) await enqueue(tx, boss, 'send-messenger', { id: contactId })
}

/** Words that wait and of which no notice could go: tries again those that have an approved template now. */
export async function retryNotices(
  tx: Tx,
  { boss }: Pick<Parts, 'boss'>,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ contactId: string }>`
    update messenger_message m set state = 'queued', not_before = ${now}, tried_at = null
    from messenger_contact c where c.id = m.contact_id and m.state = 'waiting' and m.code = ${noTemplate}
      and exists (select from messenger_template t where t.state = 'approved'
        and t.language in (c.language, ${fallbackLanguage})
        and t.name = case when c.application_id is null then ${templateName('reopen')} else ${templateName('answer')} end)
    returning m.contact_id`.execute(tx)
  for (const id of new Set(rows.map(({ contactId }) => contactId))) {
    await enqueue(tx, boss, 'send-messenger', { id })
  }
}

/** The news of a letter that will not be sent, since its decision was undone. */
export async function dropNewsOf(tx: Tx, letterId: string, now: Date): Promise<void> {
  await tx
    .updateTable('messengerMessage')
    .set({ state: 'dropped', stateAt: now })
    .where('letterId', '=', letterId)
    .where('state', 'in', ['queued', 'waiting'])
    .execute()
}

/** They want no news any more: drops what tells of letters, but for answers and letters that came back. */
export async function dropNews(tx: Tx, contactId: string, now: Date): Promise<void> {
  const dropped = await tx
    .updateTable('messengerMessage as m')
    .set({ state: 'dropped', stateAt: now })
    .where('m.contactId', '=', contactId)
    .where('m.state', '=', 'queued')
    .where('m.news', '<>', 'answer')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('letter')
          .select('letter.id')
          .whereRef('letter.id', '=', 'm.letterId')
          .where(sql<SqlBool>`letter.delivery is distinct from 'bounced'`),
      ),
    )
    .returning('m.id')
    .execute()
  await tellStandings(tx, dropped)
}

/** Drops waiting words that were read on the site, and what is too old; of one contact or of all. */
export async function dropUnneeded(tx: Tx, now: Date, contactId?: string): Promise<void> {
  const oldest = new Date(now.getTime() - messengerLimits.waitingDays * 86_400_000)
  const dropped = await tx
    .updateTable('messengerMessage as m')
    .set({ state: 'dropped', stateAt: now })
    .where('m.state', 'in', ['queued', 'waiting'])
    .$if(contactId !== undefined, (query) => query.where('m.contactId', '=', contactId ?? ''))
    .where(({ and, eb, exists, or, selectFrom }) =>
      or([
        eb('m.createdAt', '<', oldest),
        and([
          eb('m.state', '=', 'waiting'),
          exists(
            selectFrom('chatMessage')
              .innerJoin('chatSession', 'chatSession.id', 'chatMessage.sessionId')
              .select('chatMessage.id')
              .whereRef('chatMessage.id', '=', 'm.chatMessageId')
              .whereRef('chatSession.visitorSeenId', '>=', 'm.chatMessageId'),
          ),
        ]),
      ]),
    )
    .returning('m.id')
    .execute()
  await tellStandings(tx, dropped)
}

/** Longer than a service may take to answer. */
const leaseSeconds = 60

export type ClaimedMessage = NonNullable<Awaited<ReturnType<typeof findHead>>>

const queued = (tx: Tx, contactId: string) =>
  tx
    .selectFrom('messengerMessage')
    .selectAll()
    .where('contactId', '=', contactId)
    .where('state', '=', 'queued')

const findHead = (tx: Tx, contactId: string, now: Date) =>
  queued(tx, contactId)
    .where('notBefore', '<=', now)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

/**
 * Claims the first message to a contact that is due. Null if there is none; the seconds to wait
 * while another node sends to that contact, its service rests, or until the next one is due: the
 * node that stored it may have a clock that is ahead of ours. Runs in a transaction.
 */
export async function claimMessage(
  tx: Tx,
  contactId: string,
  now: Date,
): Promise<{ contact: MessengerContactRow; message: ClaimedMessage } | number | null> {
  const contact = await lockContact(tx, contactId)
  if (!contact) return null
  const leased = new Date(now.getTime() - leaseSeconds * 1000)
  const message = await findHead(tx, contactId, now)
  if (!message) {
    const next = await queued(tx, contactId).orderBy('notBefore').limit(1).executeTakeFirst()
    return next ? Math.ceil((next.notBefore.getTime() - now.getTime()) / 1000) : null
  }
  const sending = await queued(tx, contactId)
    .where('triedAt', '>', leased)
    .limit(1)
    .executeTakeFirst()
  if (sending) return leaseSeconds
  const rest = await findRest(tx, contact.messenger, now)
  if (rest !== null) return rest
  await changeMessage(tx, message.id, { triedAt: now })
  return { contact, message }
}

/** Whether a notice already told the contact that words wait for it. */
export async function hasNotice(tx: Tx, contactId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('messengerMessage')
    .select('id')
    .where('contactId', '=', contactId)
    .where('state', '=', 'waiting')
    .where('isNotice', '=', true)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Changes a message that is still to be sent; a report or an end that came first stays. */
export async function changeMessage(
  tx: Tx,
  id: string,
  change: Updateable<MessengerMessage>,
): Promise<void> {
  const changed = await tx
    .updateTable('messengerMessage')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .returning('id')
    .execute()
  if (change.state) await tellStandings(tx, changed)
}

/**
 * Notices go under an id of their own, so that their reports are not taken for those of the words:
 * their message's, in the version of UUIDs that is free for such.
 */
const withVersion = (id: string, version: 4 | 8) => `${id.slice(0, 14)}${version}${id.slice(15)}`
export const sentIdOf = (id: string, isNotice: boolean) => (isNotice ? withVersion(id, 8) : id)

type Reported = {
  /** The service's id of our message. */
  serviceId: string
  /** Our own, where the service repeats it. */
  messageId: string | null
  report: MessageReport
  code: string | null
  at: Date
}

const reported = (tx: Tx, { serviceId, messageId }: Pick<Reported, 'serviceId' | 'messageId'>) =>
  tx
    .selectFrom('messengerMessage')
    .where(({ eb, or }) =>
      or([
        eb('serviceId', '=', serviceId),
        ...(messageId ? [eb('messengerMessage.id', '=', withVersion(messageId, 4))] : []),
      ]),
    )

/** Locks what a report may end, in the order of everybody else: application, contact, and then its message. */
export async function lockReported(
  tx: Tx,
  report: Pick<Reported, 'serviceId' | 'messageId'>,
): Promise<void> {
  const contacts = await reported(tx, report)
    .innerJoin('messengerContact', 'messengerContact.id', 'messengerMessage.contactId')
    .select(['messengerContact.id', 'applicationId'])
    .distinct()
    .orderBy('messengerContact.id')
    .execute()
  await lockApplications(tx, [...new Set(applicationsOf(contacts))])
  for (const { id } of contacts) await lockContact(tx, id)
}

/**
 * Takes a report, late, twice or out of order. One that comes before we noted that the message
 * went, since the process died, says so. Returns the contact; null if no message is meant.
 */
export async function reportMessage(
  tx: Tx,
  services: Pick<Parts, 'boss'>,
  { serviceId, messageId, report, code, at }: Reported,
): Promise<string | null> {
  const isNotice = messageId?.[14] === '8'
  const named = reported(tx, { serviceId, messageId }).selectAll()
  const isShut = report === 'failed' && messengerFailure(code) === 'window'
  // The contact before its messages, as who sends.
  const [known] = isShut ? await named.execute() : []
  const contact = known && (await lockContact(tx, known.contactId))
  const rows = await named.forUpdate().execute()
  const row = rows.find((each) => each.serviceId === serviceId) ?? rows[0]
  if (!row) return null
  if (contact && (await sendOtherwise(tx, services, { contact, row, serviceId, at })))
    return row.contactId
  const isUnnoted = row.state === 'queued' && row.triedAt !== null && row.serviceId !== serviceId
  const change = isUnnoted ? unnoted() : noted(row)
  if (change) {
    await tx
      .updateTable('messengerMessage')
      .set({ ...change, stateAt: at })
      .where('id', '=', row.id)
      .execute()
    await tellStandings(tx, [row])
  }
  return row.contactId

  function unnoted(): Updateable<MessengerMessage> {
    const state = isNotice && report !== 'failed' ? 'waiting' : report
    return { serviceId, isNotice, sentAt: at, state, code }
  }

  function noted({ state, ...sent }: ClaimedMessage): Updateable<MessengerMessage> | null {
    // The words went meanwhile, or are about to: the notice does not matter any more.
    if (sent.serviceId !== serviceId || state === 'queued') return null
    if (state === 'waiting') return report === 'failed' ? { state: 'failed', code } : null
    const next = afterMessageReport(state, report)
    return next === state ? null : { state: next, code: next === 'failed' ? code : null }
  }
}

/**
 * Words that the service took although its window was shut: they go again, as what may go then.
 * False where they went as that already.
 */
async function sendOtherwise(
  tx: Tx,
  { boss }: Pick<Parts, 'boss'>,
  {
    contact,
    row,
    serviceId,
    at,
  }: { contact: MessengerContactRow; row: ClaimedMessage; serviceId: string; at: Date },
): Promise<boolean> {
  const { id, state, sentAt, news, isNotice } = row
  if (row.serviceId !== serviceId || state !== 'sent' || sentAt === null) return false
  const wasOpen = isWindowOpen(contact, sentAt)
  const wereWords = news === 'answer' && !isNotice
  if (!wasOpen && !wereWords) return false
  // Unless they wrote since, our clock was wrong.
  if (wasOpen && contact.heardAt && contact.heardAt <= sentAt) {
    await changeContact(tx, contact.id, { heardAt: new Date(sentAt.getTime() - 86_400_000) })
  }
  const anew = { state: 'queued', notBefore: at, triedAt: null, serviceId: null } as const
  await tx
    .updateTable('messengerMessage')
    .set({ ...anew, sentAt: null, stateAt: at })
    .where('id', '=', id)
    .execute()
  await tellStandings(tx, [row])
  await enqueue(tx, boss, 'send-messenger', { id: contact.id })
  return true
}
