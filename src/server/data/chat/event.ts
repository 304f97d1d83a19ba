import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { StaffChatEvents } from '#contract/staff/chat.ts'
import type { Tx } from '../../platform/db/database.ts'
import { afterCommit } from '../../platform/db/transaction.ts'

/** PostgreSQL channel between nodes. */
export const chatChannel = 'chat'

/** Application name of a node's listening connection; differs from earlier releases, see `legacy-listener.ts`. */
export const listenerName = 'karibu-visa chat by number'

/** A notification to all nodes: an event of the contract by name. */
export type ChatEvent = {
  [E in keyof StaffChatEvents]: { event: E; data: StaffChatEvents[E] }
}[keyof StaffChatEvents]

/** A message with its number in the conversation, from 1; absent from nodes of an earlier version. */
export type MessageEvent = Extract<ChatEvent, { event: 'message' }> & { number?: number }

/** Sent by the database itself when a staff session ends. */
export type SessionEnded = { endedSession: string }

/** A conversation's keys were revoked: its readers must present a current one. */
export type TalkEnded = { endedTalk: string }

/**
 * Notifies all nodes when the transaction commits. NOTIFY serialises commits, so this is for
 * infrequent events that must not be lost. PostgreSQL limits an event to 8,000 bytes; messages
 * within the contract fit, in any script.
 */
export async function publish(tx: Tx, event: ChatEvent | MessageEvent | TalkEnded): Promise<void> {
  await sql`select pg_notify(${chatChannel}, ${JSON.stringify(event)})`.execute(tx)
}

/**
 * Notifies staff pages on all nodes of news in an application's thread. Never from travellers'
 * frequent actions: NOTIFY serialises commits.
 */
export const tellThread = (tx: Tx, applicationId: number): Promise<void> =>
  publish(tx, { event: 'thread', data: { applicationId } })

/** This process's queued notifications, and whether it is sending. */
type Telling = { payloads: string[]; isBusy: boolean }
const pickSentVisa = new WeakMap<object, Telling>()

/** Maximum per statement. */
const mostTold = 500
/** Pause between statements under constant load: each wakes every node. */
const gatherMs = 3

/**
 * Notifies all nodes after the commit: for frequent messages. Batched into statements that write
 * nothing and so wait for no disk. If it fails or the process dies, nodes find messages by polling.
 */
export function tell(tx: Tx, event: ChatEvent | MessageEvent): void {
  afterCommit(tx, (db) => {
    const telling = pickSentVisa.get(db) ?? { payloads: [], isBusy: false }
    pickSentVisa.set(db, telling)
    telling.payloads.push(JSON.stringify(event))
    if (!telling.isBusy) void tellAll(db, telling)
  })
}

/** Sends in order, over one connection while there are more. */
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
