import { beforeEach, expect, test } from 'vitest'
import * as samples from '../../../../test/support/document-samples.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { startMailPeer } from '../../../../test/support/mail-peer.ts'
import { changeRows, rowOf } from '../../../../test/support/rows.ts'
import { emailOf } from '../../../../test/support/written-email.ts'
import { createImapMailbox } from '../../platform/adapters/mailbox/imap.ts'
import type { Services } from '../../services.ts'
import { readMailbox as readBatch } from './read-mailbox.ts'
import { parseHere, startInbound } from './test-support.ts'

const shop = await startInbound()
const { app, t, application, emails } = shop

const peer = await forFile(startMailPeer())
const mailbox = createImapMailbox({ url: peer.url, timeoutMs: 20_000 })
const node: Services = { ...app.services, mailbox }
beforeEach(() => shop.later(3600))

const readMailbox = (of = node, batch?: Parameters<typeof readBatch>[1]) =>
  readBatch(of, batch, parseHere)

const position = () => rowOf(node.db, 'mailboxPosition')
const about = async (id: number) =>
  (await emails()).filter(({ applicationId }) => applicationId === id)

test('an answer is fetched, once, and stays in the mailbox as read', async () => {
  const { id, address } = await application()
  const file = { name: 'passport.jpg', bytes: await samples.photo() }
  peer.deliver(emailOf({ to: address, files: [file] }))
  await readMailbox()
  await readMailbox()
  const [email, ...others] = await about(id)
  expect(others).toEqual([])
  expect(await shop.filesOf(email?.id ?? '')).toMatchObject([{ fileName: 'passport.jpg' }])
  expect(peer.seen()).toEqual([true])
})

test('what is held by a clock that was set back since is free', async () => {
  const { id, address } = await application()
  await peer.away()
  shop.later(86_400)
  await readMailbox()
  shop.later(-86_400)
  await peer.back()
  peer.deliver(emailOf({ to: address }))
  await readMailbox()
  expect(await about(id)).toHaveLength(1)
})

test('a mailbox that was away is read when it is back, after a while that grows', async () => {
  const { id, address } = await application()
  peer.deliver(emailOf({ to: address }))
  await peer.away()
  await readMailbox()
  shop.later(20)
  await readMailbox()
  expect((await position()).failures).toBe(1)
  shop.later(20)
  await readMailbox()
  expect((await position()).failures).toBe(2)
  await peer.back()
  shop.later(50)
  await readMailbox()
  expect(await about(id)).toEqual([])
  shop.later(20)
  await readMailbox()
  expect(await about(id)).toHaveLength(1)
  expect((await position()).failures).toBe(0)
  const logged = t.logged.join('\n')
  expect(logged).toContain('the mailbox could not be read')
  expect(logged).not.toContain('secret@')
})

test('a connection that breaks within an email loses and doubles nothing', async () => {
  const { id, address } = await application()
  const large = { name: 'film.mov', bytes: Buffer.alloc(300_000, 1) }
  peer.deliver(emailOf({ to: address, text: 'first' }))
  peer.deliver(emailOf({ to: address, text: 'second', files: [large] }))
  peer.breakAfter(150_000)
  await readMailbox()
  expect(await about(id)).toHaveLength(1)
  peer.breakAfter(null)
  shop.later()
  await readMailbox()
  expect((await about(id)).map(({ text }) => text.trim()).sort()).toEqual(['first', 'second'])
})

test('when the mailbox was made anew everything is read again and nothing comes twice', async () => {
  const before = (await emails()).length
  const { id, address } = await application()
  peer.renumber()
  peer.deliver(emailOf({ to: address }))
  await readMailbox()
  expect(await emails()).toHaveLength(before + 1)
  expect(await about(id)).toHaveLength(1)
})

test('of two nodes one reads, and one that was killed is followed by the other', async () => {
  const { id, address } = await application()
  peer.deliver(emailOf({ to: address, text: 'one' }))
  peer.deliver(emailOf({ to: address, text: 'two' }))
  await Promise.all([readMailbox(), readMailbox({ ...node })])
  expect(await about(id)).toHaveLength(2)

  // Killed between writing and marking: it holds the mailbox and never responds.
  peer.deliver(emailOf({ to: address, text: 'three' }))
  const dying: Services = {
    ...node,
    mailbox: {
      name: mailbox.name,
      read: (reading) =>
        mailbox.read({
          ...reading,
          async take(message) {
            await reading.take(message)
            throw new Error('Killed')
          },
        }),
    },
  }
  const left = await position()
  await expect(readMailbox(dying)).rejects.toThrow('Killed')
  expect(peer.seen().at(-1)).toBe(false)
  expect((await position()).lastUid).toBeGreaterThan(left.lastUid)
  const readingUntil = new Date(t.time.now.getTime() + 60_000)
  await changeRows(node.db, 'mailboxPosition', {}, { readingUntil })
  peer.deliver(emailOf({ to: address, text: 'four' }))
  await readMailbox()
  expect(await about(id)).toHaveLength(3)
  shop.later(61)
  await readMailbox()
  const texts = (await about(id)).map(({ text }) => text.trim())
  expect(texts.sort()).toEqual(['four', 'one', 'three', 'two'])
})

test('one that is too large is noted by its headers and stays in the mailbox', async () => {
  const { id, address } = await application()
  const body = Buffer.alloc(200_000, 'x\n')
  const head = emailOf({ to: address, text: '', subject: 'A film' })
  peer.deliver(Buffer.concat([Buffer.from(head), body]))
  await readMailbox(node, { most: 50, maxBytes: 100_000, ms: 30_000 })
  expect(await about(id)).toMatchObject([{ subject: 'A film', text: '', trouble: 'too-large' }])
})
