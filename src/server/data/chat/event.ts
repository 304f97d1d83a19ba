import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { StaffChatEvents } from '#contract/staff/chat.ts'
import type { Tx } from '../../platform/db/database.ts'
import { afterCommit } from '../../platform/db/transaction.ts'

/** Of PostgreSQL: where nodes tell each other. */
export const chatChannel = 'chat'

/** Of the connection by which a node listens there: another one than earlier releases had, see `chat-earlier`. */
export const listenerName = 'karibu-visa chat by number'

/** What every node is told, by PostgreSQL: an event of the contract with its name. */
export type ChatEvent = {
  [E in keyof StaffChatEvents]: { event: E; data: StaffChatEvents[E] }
}[keyof StaffChatEvents]

/** A message, and which one of its conversation it is, from 1 on; nodes of an earlier version leave that out. */
export type MessageEvent = Extract<ChatEvent, { event: 'message' }> & { number?: number }

/** What the database itself tells on the same channel: a session of staff was ended, whoever ended it. */
export type SessionEnded = { endedSession: string }

/** The keys of a conversation were ended: whoever reads it has to bring one of those that count now. */
export type TalkEnded = { endedTalk: string }

/**
 * Tells all nodes when the transaction commits, and only then. NOTIFY lets one transaction after the other
 * commit: this is for what happens now and then, and has to be told if it happened. An event has to stay below 8,000 bytes (a limit of
 * PostgreSQL): messages of the contract do, in every script.
 */
export async function publish(tx: Tx, event: ChatEvent | MessageEvent | TalkEnded): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${JSON.stringify(event)})`.execute(tx)
}

/**
 * Tells the staff pages of all nodes that the thread of an application has something new. Never in what
 * travellers do by the second: NOTIFY takes a turn among all transactions that tell something.
 */
export const tellThread = (tx: Tx, applicationId: number): Promise<void> =>
  publish(tx, { event: 'thread', data: { applicationId } })

/** What this process has to tell, and whether it does so at this moment. */
type Telling = { payloads: string[]; isBusy: boolean }
const pickSentVisa = new WeakMap<object, Telling>()

/** Of one statement. */
const mostTold = 500
/** Between two statements while there is always more to tell: each wakes every node. */
const gatherMs = 3

/**
 * Tells all nodes once the transaction is committed: for what is said by the hundred in a second. What was
 * committed meanwhile goes with one statement, which writes nothing and so waits for no disk. Where it fails, or
 * the process dies before, nobody is told: each node looks for messages by itself.
 */
export function tell(tx: Tx, event: ChatEvent | MessageEvent): void {
  afterCommit(tx, (db) => {
    const telling = pickSentVisa.get(db) ?? { payloads: [], isBusy: false }
    pickSentVisa.set(db, telling)
    telling.payloads.push(JSON.stringify(event))
    if (!telling.isBusy) void tellAll(db, telling)
  })
}

/** In the order in which it was said, over one connection as long as there is anything. */
async function tellAll(db: Tx, telling: Telling): Promise<void> {
  telling.isBusy = true
  try {
    await db.connection().execute(async (connection) => {
      while (telling.payloads.length > 0) {
        const payloads = telling.payloads.splice(0, mostTold)
        await sql`select pg_notify(${chatChannel}, payload)
          from unnest(${payloads}::text[]) payload`.execute(connection)
        if (telling.payloads.length > 0) await pause(gatherMs)
      }
    })
  } catch {
    telling.payloads.length = 0
  } finally {
    telling.isBusy = false
  }
}
