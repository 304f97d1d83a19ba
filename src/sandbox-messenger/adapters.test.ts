import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSms } from '../server/platform/adapters/messenger-service/sms.ts'
import { createTelegram } from '../server/platform/adapters/messenger-service/telegram.ts'
import { createWhatsApp } from '../server/platform/adapters/messenger-service/whatsapp.ts'
import { photo, type RunningMessenger, startMessenger } from './test-support.ts'

// The product's own adapters, with the sandbox as their service.

let sandbox: RunningMessenger
beforeEach(async () => {
  sandbox = await startMessenger()
})
afterEach(() => sandbox.stop())

const asha = '255712345678'
const id = '00000000-0000-4000-8000-000000000001'

function services() {
  const { whatsapp, telegram, sms } = sandbox.accounts
  const common = { clock: sandbox.clock, fetch, timeoutMs: 5000, isSandbox: true }
  const named = { siteUrl: 'https://karibu.test', companyName: 'Karibu Visa' }
  const opening = (way: string) => ({ linkUrl: `${sandbox.url}/${way}` })
  const webhookUrl = sandbox.webhookUrl('sms')
  return {
    whatsapp: createWhatsApp({ ...whatsapp, ...common, ...named, ...opening('wa') }),
    telegram: createTelegram({ ...telegram, ...common, ...opening('tg') }),
    sms: createSms({ ...sms, ...common, webhookUrl, ...opening('sms/') }),
  }
}

test.each([
  ['whatsapp', ['sent', 'delivered', 'read'], id],
  ['telegram', [], null],
  ['sms', ['sent', 'delivered'], id],
] as const)('%s: both sides hear each other', async (messenger, reports, own) => {
  const service = services()[messenger]
  const heard = async () =>
    (await sandbox.round()).flatMap(({ path, headers, body }) =>
      service.read({ url: `https://karibu.test${path}`, headers, body: Buffer.from(body) }),
    )
  const connect = await sandbox.page(
    service.connectUrl({ code: 'code-1', words: 'Connect: code-1' }),
  )
  expect(connect).toContain('code-1')
  await sandbox.write(messenger, asha, 'Connect: code-1')
  expect(await heard()).toMatchObject([
    { kind: 'message', address: asha, text: 'Connect: code-1', file: null, quotes: null },
  ])

  const sent = await service.send({ kind: 'text', id, address: asha, text: 'Karibu, Asha.' })
  const serviceId = sent.outcome === 'sent' ? sent.serviceId : ''
  expect(await sandbox.page(`/phones/${asha}/${messenger}`)).toContain('Karibu, Asha.')
  expect(await heard()).toMatchObject(
    reports.map((report) => ({ kind: 'report', report, serviceId, messageId: own })),
  )

  if (messenger === 'sms') return
  const quotes = serviceId.split(':').at(-1)
  await sandbox.write(messenger, asha, 'My passport', photo('the bytes'), quotes)
  const [event] = await heard()
  expect(event).toMatchObject({ kind: 'message', text: 'My passport', quotes: serviceId })
  const ref = event?.kind === 'message' ? (event.file?.ref ?? '') : ''
  expect((await service.fetchFile(ref, 100)).toString()).toBe('the bytes')
  expect(await service.fetchFile(ref, 3)).toBe('too-large')
})

test.each([
  ['whatsapp', { outcome: 'sent' }, { kind: 'report', report: 'failed', ends: 'unreachable' }],
  ['telegram', { outcome: 'refused', ends: 'blocked' }, { kind: 'ended', reason: 'blocked' }],
] as const)('%s: a block ends it', async (messenger, outcome, told) => {
  const service = services()[messenger]
  await sandbox.write(messenger, asha, 'Hello')
  await sandbox.round()
  await sandbox.press(messenger, asha, 'block')
  const message = { kind: 'text', id, address: asha, text: 'Unseen' } as const
  expect(await service.send(message)).toMatchObject(outcome)
  const [call] = await sandbox.round()
  const body = Buffer.from(call?.body ?? '')
  const headers = call?.headers ?? new Headers()
  expect(service.read({ url: 'https://karibu.test', headers, body })).toMatchObject([told])
})

test('whatsapp: templates are submitted, listed and sent', async () => {
  const { whatsapp } = services()
  const text = 'News about {{1}}: read it at {{2}} now.'
  const template = { news: 'status', language: 'zh', name: 'news_status', text } as const
  expect(await whatsapp.templates?.submit(template)).toBe('pending')
  sandbox.pass(3000)
  const named = { name: 'news_status', language: 'zh', state: 'approved', reason: null }
  expect(await whatsapp.templates?.list()).toEqual([named])
  const free = { kind: 'text', id, address: asha, text: 'Late' } as const
  expect(await whatsapp.send(free)).toMatchObject({ outcome: 'refused', isWindow: true })
  const values = ['TZ-1', 'https://karibu.test/1']
  const filled = { kind: 'template', id, address: asha, ...named, values } as const
  expect(await whatsapp.send(filled)).toMatchObject({ outcome: 'sent' })
  expect(await sandbox.page(`/phones/${asha}/whatsapp`)).toContain('News about TZ-1: read it at')
})
