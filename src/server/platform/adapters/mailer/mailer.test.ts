import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { listening } from '../../../../../test/support/listening.ts'
import {
  type MailSink,
  parseMail,
  partOfType,
  startMailSink,
} from '../../../../../test/support/mail-sink.ts'
import { createOutboxMailer } from './outbox.ts'
import { type Mail, MailError, type Mailer } from './port.ts'
import { createSmtpMailer } from './smtp.ts'

const from = { name: 'Karibu Visa', address: 'hello@karibu.example' }
const mail: Mail = {
  messageId: 'payment-confirmed.1.TZ-000042@karibu.example',
  recipient: 'zoe@example.org',
  subject: 'Zoë Çağlar-O’Brien, your payment has arrived: TZ-000042',
  html: '<p>Günaydın</p>',
  text: 'Günaydın\n.\nA line that starts with a dot must not end the letter.',
  language: 'tr',
  headers: { 'List-Unsubscribe': '<https://karibu.example/stop>' },
  attachments: [
    {
      filename: 'Agreement TZ-000042.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7 bytes'),
    },
  ],
}

function expectWhole(raw: string): void {
  const received = parseMail(raw)
  expect(received.headers.get('message-id')).toBe(`<${mail.messageId}>`)
  expect(received.headers.get('subject')).toBe(mail.subject)
  expect(received.headers.get('from')).toBe('Karibu Visa <hello@karibu.example>')
  expect(received.headers.get('to')).toBe('zoe@example.org')
  expect(received.headers.get('content-language')).toBe('tr')
  expect(received.headers.get('auto-submitted')).toBe('auto-generated')
  expect(received.headers.get('list-unsubscribe')).toBe('<https://karibu.example/stop>')
  const text = partOfType(received, 'text/plain')?.content.toString('utf8') ?? ''
  expect(text.replaceAll('\r\n', '\n').trimEnd()).toBe(mail.text)
  expect(partOfType(received, 'text/html')?.content.toString('utf8').trim()).toBe(mail.html)
  const pdf = partOfType(received, 'application/pdf')
  expect(pdf?.content.toString()).toBe('%PDF-1.7 bytes')
  expect(pdf?.headers.get('content-disposition')).toContain('Agreement TZ-000042.pdf')
}

async function refusal(sending: Promise<void>): Promise<MailError> {
  const error = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof MailError)) throw new Error('Expected a MailError')
  return error
}

describe('over SMTP', () => {
  let sink: MailSink
  let mailer: Mailer

  beforeEach(async () => {
    sink = await startMailSink()
    mailer = createSmtpMailer({ url: sink.url, from, timeoutMs: 20_000 })
  })
  afterEach(async () => {
    await mailer.close()
    await sink.close()
  })

  test('a letter arrives whole', async () => {
    await mailer.send(mail)
    expect(sink.received).toHaveLength(1)
    expect(sink.received[0]?.from).toBe('hello@karibu.example')
    expect(sink.received[0]?.to).toEqual(['zoe@example.org'])
    expectWhole(sink.received[0]?.raw ?? '')
  })

  const gone = { refuseRecipients: 550 }
  const relaying = { refuseRecipients: 553, refusalWords: '5.7.1 relaying denied' }
  test.each<[string, Partial<MailSink>, boolean, string]>([
    ['a busy server is a temporary failure', { refuse: [451] }, false, ' 451'],
    ['a mailbox that does not exist is a permanent failure', gone, true, ' 550'],
    ['a server that will not relay is ours to repair', relaying, false, 'EENVELOPE 553 5.7.1'],
  ])('%s that names nobody, and the next try arrives', async (_, state, permanent, message) => {
    Object.assign(sink, state)
    const error = await refusal(mailer.send(mail))
    expect(error).toMatchObject({ permanent, message: expect.stringContaining(message) })
    expect(error.message).not.toContain('zoe')
    sink.refuseRecipients = null
    await mailer.send(mail)
    expect(sink.received).toHaveLength(1)
  })

  test('a server elsewhere gets nothing in plain text, unless that is allowed', async () => {
    // The same sink under an address not recognised as this machine.
    const url = `smtp://[::ffff:127.0.0.1]:${sink.port}`
    const careful = createSmtpMailer({ url, from, timeoutMs: 20_000 })
    expect((await refusal(careful.send(mail))).permanent).toBe(false)
    expect(sink.attempts).toBe(0)
    await careful.close()
    const told = createSmtpMailer({ url: `${url}?requireTLS=false`, from, timeoutMs: 20_000 })
    await told.send(mail)
    expect(sink.received).toHaveLength(1)
    await told.close()
  })

  test('a server that is away is a temporary failure', async () => {
    await sink.close()
    expect((await refusal(mailer.send(mail))).permanent).toBe(false)
    sink = await startMailSink(sink.port)
    await mailer.send(mail)
    expect(sink.received).toHaveLength(1)
  })

  test('a server that drips is left after the limit, and its connection closed', async () => {
    const closed = Promise.withResolvers<void>()
    const dripping = createServer((socket) => {
      socket.write('220 slow.example\r\n')
      // A byte now and then: no single silence reaches the limit.
      const drip = setInterval(() => socket.write('250-'), 30)
      socket.on('close', () => {
        clearInterval(drip)
        closed.resolve()
      })
    })
    const { port, close } = await listening(dripping)
    onTestFinished(close)
    const url = `smtp://127.0.0.1:${port}`
    const waiting = createSmtpMailer({ url, from, timeoutMs: 200 })
    const error = await refusal(waiting.send(mail))
    expect(error).toMatchObject({ permanent: false, message: 'SMTP: EABORT' })
    await closed.promise
    await waiting.close()
  })

  test.each([
    ['two recipients', { recipient: 'zoe@example.org, eve@example.org' }],
    ['a line break in the address', { recipient: 'zoe@example.org\r\nBcc: eve@example.org' }],
    ['a line break in the subject', { subject: 'Hello\r\nBcc: eve@example.org' }],
    ['a line break in a header', { headers: { 'X-Note': 'a\nBcc: eve@example.org' } }],
    ['a colon in a header name', { headers: { 'Bcc: eve@example.org\r\nX': 'a' } }],
    ['a line break in the message id', { messageId: 'a\r\nBcc: x@karibu.example' }],
    ['a folder in the message id', { messageId: '../../etc/x@karibu.example' }],
  ])('%s is refused before anything is sent', async (_, change) => {
    expect((await refusal(mailer.send({ ...mail, ...change }))).permanent).toBe(true)
    expect(sink.attempts).toBe(0)
  })
})

describe('into the outbox', () => {
  let folder: string
  let mailer: Mailer

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'outbox-'))
    mailer = createOutboxMailer({ folder: join(folder, 'outbox'), from })
  })
  afterEach(() => rm(folder, { recursive: true }))

  test('a letter becomes one .eml file that holds it whole, and a repeat overwrites itself', async () => {
    await mailer.send(mail)
    await mailer.send(mail)
    const files = await readdir(join(folder, 'outbox'))
    expect(files).toEqual(['payment-confirmed.1.TZ-000042.at.karibu.example.eml'])
    expectWhole(await readFile(join(folder, 'outbox', files[0] ?? ''), 'utf8'))
  })

  test('a letter lies there until it is forgotten, half of one too', async () => {
    const kept = async () => {
      const ids: string[] = []
      for await (const { messageId } of mailer.kept()) ids.push(messageId)
      return ids
    }
    expect(await kept()).toEqual([])
    const other = { ...mail, messageId: 'email-test.1@karibu.example' }
    await mailer.send(mail)
    await mailer.send(other)
    const part = join(folder, 'outbox', 'refund-made.1.TZ-000007.at.karibu.example.eml.part')
    await writeFile(part, 'half a let')
    await writeFile(join(folder, 'outbox', 'notes.txt'), 'not ours')
    const half = 'refund-made.1.TZ-000007@karibu.example'
    expect((await kept()).sort()).toEqual([other.messageId, mail.messageId, half].sort())
    expect(await mailer.keptSince(half)).toBeInstanceOf(Date)
    for (const messageId of [half, mail.messageId, mail.messageId]) await mailer.forget(messageId)
    expect(await kept()).toEqual([other.messageId])
    expect(await mailer.keptSince(half)).toBeNull()
    expect(await readdir(join(folder, 'outbox'))).toContain('notes.txt')
  })

  test('a folder that cannot be written is a temporary failure', async () => {
    await writeFile(join(folder, 'outbox'), 'a file in the way')
    expect((await refusal(mailer.send(mail))).permanent).toBe(false)
  })
})
