import { expect, test } from 'vitest'
import { forFile } from '../../../../../test/support/for-file.ts'
import { startMailPeer } from '../../../../../test/support/mail-peer.ts'
import { createImapMailbox } from './imap.ts'
import { type FoundMessage, MailboxError, type Reading } from './port.ts'

const peer = await forFile(startMailPeer())

const email = (subject: string, body = 'Hello') =>
  `From: a@example.org\r\nSubject: ${subject}\r\n\r\n${body}\r\n`

async function readAll(changes: Partial<Reading> = {}) {
  const found: FoundMessage[] = []
  const { more } = await createImapMailbox({ url: peer.url, timeoutMs: 20_000 }).read({
    after: { uidValidity: 0, lastUid: 0 },
    maxBytes: 40_000_000,
    most: 10,
    signal: new AbortController().signal,
    take: async (message) => void found.push(message),
    ...changes,
  })
  const subjects = found.map(({ bytes }) => /Subject: (.*)\r/.exec(bytes.toString())?.[1])
  return { found, more, subjects }
}

test('new messages come oldest first, and are marked as seen where they lie', async () => {
  for (const subject of ['one', 'two', 'three']) peer.deliver(email(subject))
  const first = await readAll({ most: 2 })
  expect(first).toMatchObject({ subjects: ['one', 'two'], more: true })
  expect(peer.seen()).toEqual([true, true, false])
  const after = first.found[1]?.position as FoundMessage['position']
  const next = await readAll({ after })
  expect(next).toMatchObject({ subjects: ['three'], more: false })
  const last = next.found[0]?.position as FoundMessage['position']
  expect((await readAll({ after: last })).subjects).toEqual([])
})

test('with another validity everything is new', async () => {
  const { found } = await readAll()
  const after = found[2]?.position as FoundMessage['position']
  peer.renumber()
  expect((await readAll({ after })).subjects).toEqual(['one', 'two', 'three'])
})

test('of a message that is too large only the beginning is fetched', async () => {
  peer.deliver(email('large', 'x'.repeat(200_000)))
  const { found } = await readAll({ maxBytes: 100_000 })
  const large = found.at(-1)
  expect(large?.isWhole).toBe(false)
  expect(large?.bytes.length).toBeLessThanOrEqual(64 * 1024)
  const whole = (await readAll()).found.at(-1)
  expect(whole?.isWhole).toBe(true)
  expect(whole?.bytes.toString()).toBe(email('large', 'x'.repeat(200_000)))
})

test('a mailbox that is away, breaks off or refuses says so by a code alone', async () => {
  const [wrong] = [peer.url.replace('secret', 'wrong')]
  const reading = { after: { uidValidity: 0, lastUid: 0 }, maxBytes: 1000, most: 1 }
  const { signal } = new AbortController()
  const refused = createImapMailbox({ url: wrong })
  const read = refused.read({ ...reading, signal, take: async () => {} })
  await expect(read).rejects.toThrow('IMAP: login refused')
  peer.breakAfter(100_000)
  await expect(readAll()).rejects.toThrow(MailboxError)
  peer.breakAfter(null)
  await peer.away()
  await expect(readAll()).rejects.toThrow('IMAP: ECONNREFUSED')
  await peer.back()
  expect((await readAll()).subjects).toContain('three')
})
