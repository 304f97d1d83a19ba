import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { changeRows, insertRow, rowsOf } from '../../../../test/support/rows.ts'
import { startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'

const t = await forFile(startServices())
const app = await forFile(startApp(t.services))
const agent = await signIn(app, { role: 'agent' })

/** A letter sent so many minutes past the hour. */
async function write(recipient: string, minute = 0, tx: Tx = t.services.db): Promise<string> {
  const id = randomUUID()
  const at = new Date(t.time.now.getTime() + minute * 60_000)
  await insertRow(tx, 'letter', {
    ...{ id, recipient, kind: 'staff-alert', language: 'en', props: '{}', state: 'sent' },
    ...{ createdAt: at, sentAt: at },
  })
  return id
}

const remove = (id: string) => t.services.db.deleteFrom('letter').where('id', '=', id).execute()
const known = async (part: string) =>
  (await rowsOf(t.services.db, 'letterAddress', {}, 'address'))
    .map(({ address }) => address)
    .filter((address) => address.includes(part))

async function search(query: Record<string, string>) {
  const { status, body } = await agent.get(`/api/admin/letters?${new URLSearchParams(query)}`)
  expect(status).toBe(200)
  return body as { items: { id: string; recipient: string }[]; nextCursor: string | null }
}
const found = async (query: Record<string, string>) =>
  (await search(query)).items.map(({ id }) => id)

test('an address is known once, in small letters, as long as a letter went there', async () => {
  const letters = [await write('Once@Example.org'), await write('once@example.org')]
  expect(await known('once')).toEqual(['once@example.org'])
  await remove(letters[0] ?? '')
  expect(await known('once')).toEqual(['once@example.org'])
  await remove(letters[1] ?? '')
  expect(await known('once')).toEqual([])
})

test('a letter that is to go elsewhere takes its address along', async () => {
  const id = await write('before@moved.example')
  await changeRows(t.services.db, 'letter', { id }, { recipient: 'After@moved.example' })
  expect(await known('moved')).toEqual(['after@moved.example'])
  expect(await found({ search: 'after@mov' })).toEqual([id])
})

test('what goes there while its last letter is deleted keeps it', async () => {
  const last = await write('busy@example.org')
  let deleting: Promise<unknown> = Promise.resolve()
  await inTransaction(t.services.db, async (tx) => {
    await write('busy@example.org', 1, tx)
    deleting = remove(last)
    await new Promise((done) => setTimeout(done, 200))
  })
  await deleting
  expect(await known('busy')).toEqual(['busy@example.org'])
})

test('letters of several addresses come newest first, page by page', async () => {
  const to = ['page.one@example.org', 'page.two@example.org', 'page.one@example.org']
  const ids: string[] = []
  for (const [minute, recipient] of [...to, ...to].entries()) {
    ids.unshift(await write(recipient, minute))
  }
  const first = await search({ search: 'PAGE.', limit: '4' })
  expect(first.items.map(({ id }) => id)).toEqual(ids.slice(0, 4))
  const rest = await search({ search: 'page.', limit: '4', cursor: first.nextCursor ?? '' })
  expect(rest.items.map(({ id }) => id)).toEqual(ids.slice(4))
  expect(rest.nextCursor).toBeNull()
  expect(await found({ search: 'page.', state: 'failed' })).toEqual([])
  expect(await found({ search: 'page.two', state: 'sent', kind: 'staff-alert' })).toHaveLength(2)
})

test('what more than five hundred addresses hold is found as well, the newest first', async () => {
  const { now } = t.time
  const crowd = Array.from({ length: 501 }, (_, at) => ({
    ...{ id: randomUUID(), recipient: `n${at}@crowd.example`, kind: 'staff-alert' as const },
    ...{ language: 'en' as const, props: '{}', state: 'sent' as const },
    ...{ createdAt: now, sentAt: now },
  }))
  await t.services.db.insertInto('letter').values(crowd).execute()
  const newest = await write('newest@crowd.example', 9)
  const { items, nextCursor } = await search({ search: '@crowd.example', limit: '2' })
  expect([items[0]?.id, items.length, nextCursor === null]).toEqual([newest, 2, false])
})
