import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { startClamavStandIn } from '../../../test/support/clamav-stand-in.ts'
import { folderForFile, forFile } from '../../../test/support/for-file.ts'
import { listening } from '../../../test/support/listening.ts'
import { createPushBrowser } from '../../../test/support/push-stand-in.ts'
import { startS3StandIn } from '../../../test/support/s3-stand-in.ts'
import { createFolderStore } from './adapters/document-store/folder.ts'
import { createGuardedStore } from './adapters/document-store/guarded.ts'
import { createS3Store } from './adapters/document-store/s3.ts'
import { createImapMailbox } from './adapters/mailbox/imap.ts'
import { createSmtpMailer } from './adapters/mailer/smtp.ts'
import { createHostedFormGateway } from './adapters/payment-gateway/hosted-form.ts'
import { createWebPush } from './adapters/push-service/web-push.ts'
import { createClamAvScanner } from './adapters/virus-scanner/clamav.ts'
import { describeError } from './log.ts'

const folder = await folderForFile()
const scanner = await forFile(startClamavStandIn())
const bucket = await forFile(startS3StandIn())

/** Answers every line the same way, without buffering. */
const startLines = (greeting: string, answerTo: (line: string) => string) =>
  listening(
    createServer((socket) => {
      socket.write(`${greeting}\r\n`)
      socket.on('data', (line) => socket.write(`${answerTo(line.toString())}\r\n`))
    }),
  )

const nowhere = await startLines('', () => '')
await nowhere.close()
const closed = nowhere.port
const login = 'zoe%40example.org:secret'
const smtp = await forFile(
  startLines('220 here', (line) => {
    if (/^EHLO/i.test(line)) return '250-here\r\n250 AUTH PLAIN'
    return '535 5.7.8 zoe@example.org: wrong password'
  }),
)
const imap = await forFile(
  startLines('* OK here', (line) => {
    const [tag = '', command = ''] = line.split(' ')
    if (/CAPABILITY/i.test(command)) return `* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n${tag} OK`
    return `${tag} NO [AUTHENTICATIONFAILED] zoe@example.org: wrong password`
  }),
)

const from = { name: 'Karibu Visa', address: 'hello@karibu.example' }
const mail = {
  ...{ messageId: 'one@karibu.example', recipient: 'zoe@example.org', subject: 'Zoe' },
  ...{ html: '', text: '' },
  language: 'en',
} as const
/** The mail server and the mailbox know another password. */
const send = () =>
  createSmtpMailer({ url: `smtp://${login}@127.0.0.1:${smtp.port}`, from }).send(mail)
const read = () =>
  createImapMailbox({ url: `imap://${login}@127.0.0.1:${imap.port}` }).read({
    ...{ after: { uidValidity: 0, lastUid: 0 }, maxBytes: 1, most: 1 },
    ...{ signal: new AbortController().signal, take: async () => {} },
  })
const clock = { now: () => new Date('2026-11-28T09:00:00Z') }
const push = () => {
  const { target } = createPushBrowser('https://fcm.googleapis.com/fcm/send/zoe')
  const service = createWebPush({
    ...{ secret: Buffer.alloc(32, 7), contact: 'mailto:help@karibu.example', clock },
    ...{ now: () => 0, salt: () => Buffer.alloc(16), timeoutMs: 20_000 },
    fetch: async () => new Response(null, { status: 403 }),
  })
  return service.send(target, 'Zoe')
}
const gateway = () =>
  createHostedFormGateway({
    ...{ name: 'bank', merchant: 'zoe', secrets: ['secret of the tests'], clock, fetch },
    ...{ formUrl: 'https://bank.example/', apiUrl: `http://127.0.0.1:${closed}` },
    ...{ notifyUrl: 'https://karibu.example/', timeoutMs: 20_000 },
  }).inquire({ attemptId: 'zoe', gatewayRef: null })
const s3 = (host?: string) => {
  const away = { secretKey: 'secret', url: `s3://documents?endpoint=http://${host}` }
  return createS3Store({ ...bucket, ...(host && away) }).get('zoe')
}
const scan = () => {
  scanner.reply = 'zoe'
  return createClamAvScanner(scanner.url).scan(Buffer.of(1))
}
const silent = () =>
  createGuardedStore(
    { ...createFolderStore(folder), get: () => new Promise(() => {}) },
    { now: () => 0, limitMs: 1 },
  ).get('zoe')
test.each<[string, () => Promise<unknown>, Record<string, string>]>([
  ['a mail server', send, { type: 'MailError', code: 'EAUTH 535 5.7.8' }],
  ['a mailbox', read, { type: 'MailboxError', code: 'login refused NO' }],
  ['a scanner that says something else', scan, { type: 'PeerFailure', code: 'unreadable' }],
  ['a store that is silent', silent, { type: 'PeerFailure', code: 'timeout' }],
  ['a file that is gone', () => s3(), { type: 'StoredFileDamaged', kind: 'missing' }],
  ['a bucket that is away', () => s3(`127.0.0.1:${closed}`), { code: 'ECONNREFUSED' }],
  ['a push service that refuses', push, { type: 'PeerFailure', code: 'status-403' }],
  [
    'a gateway that is away',
    gateway,
    { type: 'AppError', code: 'payment.gateway-unavailable', kind: 'ECONNREFUSED' },
  ],
])('of %s the log has the code, and nothing that it was about', async (_, ask, about) => {
  const error = await ask().then(
    () => null,
    (reason: unknown) => reason,
  )
  const line = describeError(error)
  expect(line).toMatchObject(about)
  const { stack: _stack, ...said } = line
  expect(JSON.stringify(said)).not.toMatch(/zoe|secret|password/i)
})

test('a code is a code: what a peer writes into its place, or into the words, stays out', () => {
  const words = 'zoe@example.org is unknown'
  const line = describeError(Object.assign(new Error(words), { code: words }))
  expect(line).toMatchObject({ type: 'Error' })
  expect(line).not.toHaveProperty('code')
  expect(JSON.stringify(line)).not.toContain('zoe')
})
