import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import type { StaffThreadEntry } from '#contract/staff/thread.ts'
import type { OwnThreadEntry } from '#contract/thread.ts'
import { startApp, type TestApp } from '../../../../test/support/app.ts'
import { type EventReader, readEvents } from '../../../../test/support/events.ts'
import { cookieOf } from '../../../../test/support/owner.ts'
import {
  insertExample,
  startServices,
  type TestServices,
} from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'

type Page<Entry> = { entries: Entry[]; before: string | null }
type Application = { id: number; orderId: string }

/** A server with applications and a colleague; fresh for each test. */
export function startThreads() {
  let t: TestServices
  let app: TestApp
  let agent: Awaited<ReturnType<typeof signIn>>
  const open: EventReader[] = []

  beforeAll(async () => {
    t = await startServices()
    app = await startApp(t.services)
  })
  afterAll(async () => {
    await app.close()
    await t.close()
  })
  beforeEach(async () => {
    later(60)
    agent = await signIn(app, { role: 'agent', name: 'Neema Sample' })
  })
  afterEach(() => {
    for (const reader of open.splice(0)) reader.close()
  })

  function later(minutes: number): Date {
    t.time.now = new Date(t.time.now.getTime() + minutes * 60_000)
    return t.time.now
  }

  const apply = () => insertExample(t.services, { now: t.time.now })
  const asOwner = ({ orderId }: Application) => ({
    ...cookieOf({ orderId }),
    'content-type': 'application/json',
  })
  const pathOf = ({ id }: Application) => `/api/applications/${id}/thread`
  const staffPathOf = ({ id }: Application) => `/api/admin/applications/${id}/thread`

  const readOwn = (of: Application, query = '', headers: Record<string, string> = asOwner(of)) =>
    app.browser().send('GET', `${pathOf(of)}${query}`, { headers })
  const sayOwn = (of: Application, message: string, clientId: string = randomUUID()) =>
    app.browser().send('POST', pathOf(of), {
      headers: asOwner(of),
      body: JSON.stringify({ message, clientId }),
    })
  const read = (of: Application, query = '', by = agent) => by.get(`${staffPathOf(of)}${query}`)
  const write = (of: Application, body: object, by = agent) => by.post(staffPathOf(of), body)

  async function entries(of: Application, query = '', by = agent): Promise<StaffThreadEntry[]> {
    const { status, body } = await read(of, query, by)
    expect(status).toBe(200)
    return (body as unknown as Page<StaffThreadEntry>).entries
  }

  async function ownEntries(of: Application, query = ''): Promise<OwnThreadEntry[]> {
    const { status, body } = await readOwn(of, query)
    expect(status).toBe(200)
    return (body as unknown as Page<OwnThreadEntry>).entries
  }

  /** All pages of a given size, with an action between two of them. */
  async function pages(
    of: Application,
    limit: number,
    between: () => Promise<unknown> = async () => {},
  ) {
    const found: StaffThreadEntry[] = []
    let before: string | null = ''
    while (before !== null) {
      const query: string = `?limit=${limit}${before && `&before=${before}`}`
      const { body } = await read(of, query)
      const page = body as unknown as Page<StaffThreadEntry>
      found.push(...page.entries)
      before = page.before
      await between()
    }
    return found
  }

  return {
    get t() {
      return t
    },
    get app() {
      return app
    },
    get agent() {
      return agent
    },
    ...{ later, apply, readOwn, sayOwn, read, write, entries, ownEntries, pages },
    /** Signs in another colleague. */
    signIn: (as: Parameters<typeof signIn>[1]) => signIn(app, as),
    /** The stream of staff, on this node or another; closed after the test. */
    async watch(by = agent, node: Pick<TestApp, 'origin'> = app) {
      const reader = await readEvents(`${node.origin}/api/admin/chat/stream`, {
        cookie: by.cookie(),
      })
      open.push(reader)
      await reader.until(({ name }) => name === 'ready')
      return reader
    },
    /** Stores a received e-mail. */
    async receive(of: Application, over: Record<string, unknown> = {}) {
      const row = {
        ...{ text: 'Here it is', quoted: null, subject: 'Re: TZ', sender: 'ada@example.org' },
        ...{ isKnownSender: true, kind: 'answer', ...over },
      }
      const { db } = t.services
      await sql`insert into received_email (id, message_hash, kind, application_id, sender, is_known_sender,
          subject, text, quoted, received_at)
        values (${randomUUID()}, sha256(${randomUUID()}::bytea), ${row.kind}, ${of.id}, ${row.sender},
          ${row.isKnownSender}, ${row.subject}, ${row.text}, ${row.quoted}, ${t.time.now})`.execute(
        db,
      )
    },
  }
}

export const kindsOf = (entries: readonly { kind: string }[]) => entries.map(({ kind }) => kind)
