import { randomUUID } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import { beforeEach, expect } from 'vitest'
import type { Messenger } from '#domain/messenger.ts'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { openMessaging } from '../../../../test/support/messaging.ts'
import {
  type MessengerStandIn,
  startMessengerStandIn,
} from '../../../../test/support/messenger-stand-in.ts'
import { insertRow, rowsOf } from '../../../../test/support/rows.ts'
import { having, insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { refreshWork } from '../../data/casework/work.ts'
import type { MessengerContact } from '../../platform/db/schema.ts'
import { newEventOf, storeEvents, takeMessenger } from './take.ts'

type StandInCall = ReturnType<MessengerStandIn['call']>
type Message = Extract<Parameters<MessengerStandIn['call']>[1], { kind: 'message' }>

/** Decisions and answers whose services and templates are as at first for each test. */
export async function openAnswers() {
  const m = await openMessaging()
  const { db, t } = m.d
  const start = new Date('2026-11-23T10:00:00Z')
  beforeEach(async () => {
    t.time.now = start
    m.standIn.state.sent.length = 0
    m.standIn.state.script.length = 0
    await db.deleteFrom('messengerService').execute()
    await m.approve(['answer', 'en'], ['answer', 'tr'], ['reopen', 'en'])
  })
  return { ...m, db, start, day: 86_400 }
}

/** A server with three messengers, a colleague, and the services as a stand-in. */
export async function startMessengers() {
  const t = await forFile(startServices())
  const services = await forFile(startMessengerStandIn(() => t.time.now))
  t.services.messengers = services.services()
  const app = await forFile(startApp(t.services))
  const { db } = t.services
  let numbers = 0

  /** Takes what a call stored, as it is taken right after the answer. */
  async function takeAll(): Promise<void> {
    const { rows } = await sql<{ id: string }>`select min(id) as id from messenger_event
      where taken_at is null and content ->> 'kind' <> 'file' group by messenger, address`.execute(
      db,
    )
    await Promise.allSettled(rows.map(({ id }) => takeMessenger(app.services, id)))
  }

  /** Calls us as a service does. */
  async function deliver({ url, headers, body }: StandInCall, messenger?: Messenger) {
    const { pathname, search } = new URL(url)
    const path = messenger ? `/api/messengers/${messenger}` : pathname
    const response = await fetch(app.origin + path + search, { method: 'POST', headers, body })
    const text = await response.text()
    if (response.ok) await takeAll()
    return { status: response.status, code: text && (JSON.parse(text).code as string) }
  }

  async function application(details: Record<string, unknown> = {}) {
    const made = await insertExample(t.services, { details, now: t.time.now })
    await refreshWork(db, [made.id])
    // A network each, so that limits do not interfere.
    const owner = app.owner(made, `203.0.${made.id >> 8}.${made.id & 255}`)
    return { ...made, path: `/api/applications/${made.id}/messengers`, owner }
  }
  type Made = Awaited<ReturnType<typeof application>>

  /** The words that the traveller is to send, with the code. */
  async function wordsFor({ owner, path }: Made, messenger: Messenger = 'whatsapp') {
    const { status, body } = await owner.post(`${path}/${messenger}/code`, undefined)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as { url: string; words: string; expiresAt: string }
  }

  const write = async (
    from: string,
    text: string,
    more: Partial<Message> & { messenger?: Messenger } = {},
  ) => {
    const { messenger = 'whatsapp', ...rest } = more
    for (const call of services.calls(messenger, { kind: 'message', from, text, ...rest })) {
      const { status } = await deliver(call)
      if (status !== 200) throw new Error(`${status}`)
    }
  }

  return {
    staff: () => signIn(app, { role: 'agent', name: 'Neema Sample' }),
    ...{ t, app, services, deliver, application, wordsFor, write },
    /** A number that nobody used yet. */
    someone() {
      numbers += 1
      return `2557${10_000_000 + numbers}`
    },
    /** A number that an application names, as it was typed; returns its contact. */
    claim: (
      applicationId: number,
      address: string,
      more: Partial<Insertable<MessengerContact>> = {},
    ) =>
      insertRow(db, 'messengerContact', {
        ...{ id: randomUUID(), messenger: 'whatsapp', address, state: 'claimed' },
        ...{ applicationId, language: 'en', createdAt: t.time.now, ...more },
      }),
    /** Acts on a server on which no messenger is set up. */
    withoutMessengers: <T>(act: () => Promise<T>) => having(app.services, { messengers: {} }, act),
    /** Moves the clock. */
    later: (seconds = 60) => t.pass(seconds * 1000),
    /** Connects an application with an address. */
    async connect(made: Made, from: string, messenger: Messenger = 'whatsapp') {
      await write(from, (await wordsFor(made, messenger)).words, { messenger })
    },
    contactsOf: (address: string) => rowsOf(db, 'messengerContact', { address }, 'createdAt'),
    /** What the visitors said in the conversations of an address, in order. */
    async saidBy(address: string) {
      const rows = await db
        .selectFrom('chatMessage as m')
        .innerJoin('messengerContact as c', 'c.chatSessionId', 'm.sessionId')
        .select(['m.text', 'm.messenger', 'm.sessionId'])
        .where('c.address', '=', address)
        .where('m.side', '=', 'user')
        .distinctOn('m.id')
        .orderBy('m.id')
        .execute()
      return rows.map(({ text }) => text)
    },
    /** What goes to an address by itself, in order. */
    async toldTo(address: string) {
      const rows = await db
        .selectFrom('messengerMessage as m')
        .innerJoin('messengerContact as c', 'c.id', 'm.contactId')
        .select('m.news')
        .where('c.address', '=', address)
        .orderBy('m.position')
        .execute()
      return rows.map(({ news }) => news)
    },
    /** Stores a call as a process does that dies before it takes anything of it. */
    async storeOnly(...calls: StandInCall[]) {
      const { now } = t.time
      const events = calls.flatMap((call) => app.services.messengers.whatsapp?.read(call) ?? [])
      const stored = events.map((event) => newEventOf('whatsapp', event, now))
      await storeEvents(app.services, stored, now)
    },
    /** Takes what waits of an address in a process that dies at a further message. */
    async takeAndDie(address: string, messages: number) {
      const [event] = await rowsOf(db, 'messengerEvent', { address, takenAt: null }, 'id')
      let taken = 0
      const now = () => {
        taken += 1
        if (taken > messages) throw new Error('died')
        return t.time.now
      }
      const dying = { ...app.services, clock: { now } }
      await expect(takeMessenger(dying, String(event?.id))).rejects.toThrow('died')
    },
    /** Runs the waiting jobs once, as the runner does; returns how many failed and stay. */
    async runJobs() {
      const { rows } = await sql<{ job: string; id: string }>`select id as job, data ->> 'id' as id
        from pgboss.job where name = 'take-messenger' order by created_on, id`.execute(db)
      const run = async ({ job, id }: { job: string; id: string }) => {
        await takeMessenger(app.services, id)
        await sql`delete from pgboss.job where name = 'take-messenger' and id = ${job}`.execute(db)
      }
      const done = await Promise.allSettled(rows.map(run))
      return done.filter(({ status }) => status === 'rejected').length
    },
  }
}
