import { sql } from 'kysely'
import type { Messenger } from '#domain/messenger.ts'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import {
  type Happening,
  messengerKeys,
  type StandInCall,
  startMessengerStandIn,
} from '../../../../test/support/messenger-stand-in.ts'
import { rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { refreshWork } from '../../data/casework/work.ts'
import { createSms } from '../../platform/adapters/messenger-service/sms.ts'
import { createTelegram } from '../../platform/adapters/messenger-service/telegram.ts'
import { createWhatsApp } from '../../platform/adapters/messenger-service/whatsapp.ts'
import { takeMessenger } from './take.ts'

/** A server with three messengers, a colleague, and the services as a stand-in. */
export async function startMessengers() {
  const t = await forFile(startServices())
  const services = await forFile(startMessengerStandIn(() => t.time.now))
  const { bases } = services
  const common = { clock: t.services.clock, fetch, timeoutMs: 8_000, isSandbox: true }
  const keys = messengerKeys
  t.services.messengers = {
    whatsapp: createWhatsApp({
      ...{ ...common, apiUrl: bases.whatsapp, token: keys.WHATSAPP_TOKEN },
      ...{ phoneId: keys.WHATSAPP_PHONE_ID, number: keys.WHATSAPP_NUMBER },
      ...{ accountId: keys.WHATSAPP_ACCOUNT_ID, appSecret: keys.WHATSAPP_APP_SECRET },
      ...{ verifyToken: keys.WHATSAPP_VERIFY_TOKEN },
      ...{ siteUrl: 'https://karibu.example', companyName: 'Karibu Visa' },
    }),
    telegram: createTelegram({
      ...{ ...common, apiUrl: bases.telegram, token: keys.TELEGRAM_TOKEN },
      ...{ bot: keys.TELEGRAM_BOT, secret: keys.TELEGRAM_SECRET },
    }),
    sms: createSms({
      ...{ ...common, apiUrl: bases.sms, account: keys.SMS_ACCOUNT, token: keys.SMS_TOKEN },
      ...{ number: keys.SMS_NUMBER, webhookUrl: 'https://karibu.example/api/messengers/sms' },
    }),
  }
  const app = await forFile(startApp(t.services))
  const { db } = t.services

  /** Calls us as a service does. */
  async function deliver({ url, headers, body }: StandInCall, messenger?: Messenger) {
    const { pathname, search } = new URL(url)
    const path = messenger ? `/api/messengers/${messenger}` : pathname
    const response = await fetch(app.origin + path + search, { method: 'POST', headers, body })
    const text = await response.text()
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
    const { status, body } = await owner.post(`${path}/${messenger}/code`)
    if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as { url: string; words: string; expiresAt: string }
  }

  const write = async (
    from: string,
    text: string,
    more: Partial<Extract<Happening, { kind: 'message' }>> & { messenger?: Messenger } = {},
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
    /** Moves the clock. */
    later: (seconds = 60) => {
      t.time.now = new Date(t.time.now.getTime() + seconds * 1000)
    },
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
    /** Runs the waiting jobs once, as the runner does; returns how many failed and stay. */
    async runJobs() {
      const { rows } = await sql<{ job: string; id: string }>`select id as job, data ->> 'id' as id
        from pgboss.job where name = 'take-messenger' order by created_on, id`.execute(db)
      const run = async ({ job, id }: { job: string; id: string }) => {
        await takeMessenger(t.services, id)
        await sql`delete from pgboss.job where name = 'take-messenger' and id = ${job}`.execute(db)
      }
      const done = await Promise.allSettled(rows.map(run))
      return done.filter(({ status }) => status === 'rejected').length
    },
  }
}
