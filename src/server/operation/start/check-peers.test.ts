import pino from 'pino'
import { expect, test } from 'vitest'
import { startClamavStandIn } from '../../../../test/support/clamav-stand-in.ts'
import { folderForFile, forFile } from '../../../../test/support/for-file.ts'
import { startMailSink } from '../../../../test/support/mail-sink.ts'
import { startMessengerStandIn } from '../../../../test/support/messenger-stand-in.ts'
import { startS3StandIn } from '../../../../test/support/s3-stand-in.ts'
import { createFolderStore } from '../../platform/adapters/document-store/folder.ts'
import { createS3Store } from '../../platform/adapters/document-store/s3.ts'
import { createOutboxMailer } from '../../platform/adapters/mailer/outbox.ts'
import { createSmtpMailer } from '../../platform/adapters/mailer/smtp.ts'
import { createClamAvScanner } from '../../platform/adapters/virus-scanner/clamav.ts'
import { checkPeers } from './check-peers.ts'

const folder = await folderForFile()
const sink = await forFile(startMailSink())
const bucket = await forFile(startS3StandIn())
const scanner = await forFile(startClamavStandIn())
const messengers = await forFile(startMessengerStandIn())
const refusing = async () => Response.json({}, { status: 401 })
const publicUrl = 'https://karibu.example'
const gone = await startMailSink()
await gone.close()
const nowhere = new URL(gone.url).host

const from = { name: 'Karibu Visa', address: 'hello@karibu.example' }
const mailer = (url: string) => createSmtpMailer({ url, from })
const store = (url: string, accessKey = bucket.accessKey) =>
  createS3Store({ url, accessKey, secretKey: bucket.secretKey })

const working = {
  mailer: mailer(sink.url),
  documentStore: store(bucket.url),
  virusScanner: createClamAvScanner(scanner.url),
  messengers: messengers.services(),
}
const failing = {
  mailer: mailer(`smtp://zoe:secret@${nowhere}`),
  documentStore: store(bucket.url, 'another'),
  virusScanner: createClamAvScanner(`tcp://${nowhere}`),
  messengers: messengers.services({ fetch: refusing }),
}
const elsewhere = { documentStore: store(`s3://documents?endpoint=http://${nowhere}`) }
const ofOwn = {
  mailer: createOutboxMailer({ folder, from }),
  documentStore: createFolderStore(`${folder}/none`),
  virusScanner: null,
  messengers: messengers.services({ isSandbox: true, fetch: refusing }),
}
const all = { role: 'all', hasBucket: true } as const

const mail = 'SMTP_URL: ESOCKET ECONNREFUSED'
const keys = 'STORAGE_ACCESS_KEY and STORAGE_SECRET_KEY: SignatureDoesNotMatch'
const scan = 'CLAMAV_URL: ECONNREFUSED'
const messages = ['WHATSAPP_TOKEN: whatsapp: status-401', 'TELEGRAM_TOKEN: telegram: 401']

test.each([
  ['all that works', working, all, []],
  ['all that fails', failing, all, [mail, keys, scan, ...messages]],
  ['a node that sends no letters', failing, { ...all, role: 'web' }, [keys, scan, ...messages]],
  ['a bucket that is away', { ...working, ...elsewhere }, all, ['STORAGE_URL: ECONNREFUSED']],
  ['a folder, an outbox and no scanner', ofOwn, { role: 'all', hasBucket: false }, []],
] as const)('of %s the log says what fails', async (_, parts, about, wanted) => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) })
  await checkPeers({ ...parts, publicUrl, log }, about)
  const said = lines.map((line) => JSON.parse(line) as { setting: string; reason: string })
  expect(said.map(({ setting, reason }) => `${setting}: ${reason}`).sort()).toEqual(
    [...wanted].sort(),
  )
  expect(lines.join()).not.toMatch(/zoe|secret/)
})
