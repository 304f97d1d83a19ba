import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { afterEach, beforeEach, expect } from 'vitest'
import type { StaffThreadEntry } from '#contract/staff/thread.ts'
import type { OwnThreadEntry } from '#contract/thread.ts'
import { startApp, type TestApp } from '../../../../test/support/app.ts'
import { type EventReader, readEvents } from '../../../../test/support/events.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { insertRow } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import type { ReceivedEmail } from '../../platform/db/schema.ts'

type Page<Entry> = { entries: Entry[]; before: string | null }
type Application = { id: number; orderId: string }

/** A server with applications and a colleague, who signs in anew for each test. */
export async function startThreads() {
  const t = await forFile(startServices())
  const app = await forFile(startApp(t.services))
  const { db } = t.services
  const enter = () => signIn(app, { role: 'agent', name: 'Neema Sample' })
  const signed = { agent: await enter() }
  const open: EventReader[] = []

  beforeEach(async () => {
    later(60)
    signed.agent = await enter()
  })
  afterEach(() => {
    for (const reader of open.splice(0)) reader.close()
  })

  function later(minutes: number): Date {
    t.pass(minutes * 60_000)
    return t.time.now
  }
  const apply = () => insertExample(t.services, { now: t.time.now })
  const pathOf = ({ id }: Application) => `/api/applications/${id}/thread`
  const staffPathOf = ({ id }: Application) => `/api/admin/applications/${id}/thread`

  const readOwn = (of: Application, query = '') => app.owner(of).get(pathOf(of) + query)
  const sayOwn = (of: Application, message: string, clientId: string = randomUUID()) =>
    app.owner(of).post(pathOf(of), { message, clientId })
  const read = (of: Application, query = '', by = signed.agent) =>
    by.get(`${staffPathOf(of)}${query}`)
  const write = (of: Application, body: object) => signed.agent.post(staffPathOf(of), body)

  async function entries(of: Application, query = '', by = signed.agent) {
    const { status, body } = await read(of, query, by)
    expect(status).toBe(200)
    return (body as unknown as Page<StaffThreadEntry>).entries
  }

  async function ownEntries(of: Application) {
    const { status, body } = await readOwn(of)
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

  return Object.assign(signed, {
    ...{ t, app, db },
    ...{ later, apply, readOwn, sayOwn, write, entries, ownEntries, pages },
    /** The stream of staff, on this node or another; closed after the test. */
    async watch(node: Pick<TestApp, 'origin'> = app) {
      const cookie = signed.agent.cookie()
      const reader = await readEvents(`${node.origin}/api/admin/chat/stream`, { cookie })
      open.push(reader)
      await reader.until(({ name }) => name === 'ready')
      return reader
    },
    /** Stores a received e-mail. */
    receive: (of: Application, changes: Partial<Insertable<ReceivedEmail>> = {}) =>
      insertRow(db, 'receivedEmail', {
        ...{ id: randomUUID(), messageHash: randomBytes(32), applicationId: of.id },
        ...{ text: 'Here it is', quoted: null, subject: 'Re: TZ', sender: 'ada@example.org' },
        ...{ isKnownSender: true, kind: 'answer', receivedAt: t.time.now, ...changes },
      }),
  })
}

export const kindsOf = (entries: readonly { kind: string }[]) => entries.map(({ kind }) => kind)
