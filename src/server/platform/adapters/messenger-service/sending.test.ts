import { expect, test } from 'vitest'
import type { Messenger } from '#domain/messenger.ts'
import { forFile } from '../../../../../test/support/for-file.ts'
import {
  messengerKeys,
  type ScriptedAnswer,
  startMessengerStandIn,
} from '../../../../../test/support/messenger-stand-in.ts'
import { MessengerUnavailable, type NewMessengerMessage } from './port.ts'

const time = { now: new Date('2026-11-28T09:00:00Z') }
const standIn = await forFile(startMessengerStandIn(() => time.now))
const services = standIn.services()

const id = '6f1c1c1e-7d6b-4a58-9a51-0a2f7d1b3c55'
const addresses = { whatsapp: '255754123456', telegram: '4711', sms: '447700900123' }
const textFor = (messenger: Messenger): NewMessengerMessage => ({
  ...{ id, kind: 'text', address: addresses[messenger] },
  text: 'Karibu 👋 Zoë',
})

/** What became of a message: its outcome, or why the service is not available. */
async function sendTo(messenger: Messenger, scripted?: ScriptedAnswer, sent?: NewMessengerMessage) {
  const message = sent ?? textFor(messenger)
  if (scripted) standIn.state.script.push(scripted)
  try {
    return await services[messenger].send(message)
  } catch (error) {
    if (!(error instanceof MessengerUnavailable)) throw error
    const { message: said, retryAfter, isTokenWrong } = error
    return { said, retryAfter, isTokenWrong }
  }
}

test.each(['whatsapp', 'telegram', 'sms'] as const)('%s takes a text', async (messenger) => {
  const outcome = await sendTo(messenger)
  const sent = standIn.state.sent.at(-1)
  expect(sent).toMatchObject({
    ...{ messenger, to: addresses[messenger], text: 'Karibu 👋 Zoë', template: null },
    // Telegram repeats no id of ours.
    id: messenger === 'telegram' ? null : id,
  })
  const told = messenger === 'whatsapp' && { address: addresses.whatsapp }
  expect(outcome).toEqual({ outcome: 'sent', serviceId: sent?.serviceId, ...told })
})

test('WhatsApp takes a template in its own name of the language', async () => {
  const message: NewMessengerMessage = {
    ...{ id, kind: 'template', address: addresses.whatsapp, name: 'karibu_status' },
    ...{ language: 'zh', values: ['A1B2C3', 'https://karibu.example/status'] },
  }
  expect(await sendTo('whatsapp', undefined, message)).toMatchObject({ outcome: 'sent' })
  expect(standIn.state.sent.at(-1)?.template).toEqual({
    ...{ name: 'karibu_status', language: 'zh_CN', values: message.values },
  })
  for (const messenger of ['telegram', 'sms'] as const) {
    expect(await sendTo(messenger, undefined, message)).toMatchObject({ outcome: 'refused' })
  }
})

test('somebody who shows WhatsApp no number is written to by id', async () => {
  const message = { ...textFor('whatsapp'), address: 'TZ.13491208655302741918' }
  await sendTo('whatsapp', undefined, message)
  expect(standIn.state.sent.at(-1)?.to).toBe('TZ.13491208655302741918')
})

const refused = (code: string, ends: string | null = null, isWindow = false) => ({
  ...{ outcome: 'refused', code, ends, isWindow },
})
const away = (said: string, retryAfter: number | null = null, isTokenWrong = false) => ({
  ...{ said, retryAfter, isTokenWrong },
})

test.each<[Messenger, ScriptedAnswer, object]>([
  ['whatsapp', { code: 131047 }, refused('131047', null, true)],
  ['whatsapp', { code: 131026 }, refused('131026', 'unreachable')],
  ['whatsapp', { code: 132001 }, refused('132001')],
  ['whatsapp', { code: 131056 }, away('whatsapp: 131056')],
  ['whatsapp', { code: 130429, retryAfter: 3600 }, away('whatsapp: 130429', 3600)],
  ['whatsapp', { code: 190 }, away('whatsapp: 190', null, true)],
  ['whatsapp', { code: 10, status: 403 }, away('whatsapp: 10', null, true)],
  ['whatsapp', { status: 401 }, away('whatsapp: status-401', null, true)],
  ['whatsapp', { status: 502 }, away('whatsapp: status-502')],
  ['whatsapp', { status: 200 }, away('whatsapp: unreadable')],
  ['whatsapp', { status: 307 }, away('whatsapp: status-307')],
  ['telegram', { code: 403 }, refused('403', 'blocked')],
  ['telegram', { code: 400 }, refused('400', 'unreachable')],
  ['telegram', { code: 429, retryAfter: 35 }, away('telegram: 429', 35)],
  ['telegram', { code: 401 }, away('telegram: 401', null, true)],
  ['telegram', { code: 404 }, away('telegram: 404', null, true)],
  ['telegram', { status: 502 }, away('telegram: 502')],
  ['sms', { code: 21610 }, refused('21610', 'stop')],
  ['sms', { code: 21211 }, refused('21211', 'unreachable')],
  ['sms', { code: 21617 }, refused('21617')],
  ['sms', { code: 20429, retryAfter: 7 }, away('sms: 20429', 7)],
  ['sms', { code: 20003 }, away('sms: 20003', null, true)],
  ['sms', { status: 503, retryAfter: 99_999 }, away('sms: status-503', 3600)],
])('%s that answers %o', async (messenger, scripted, outcome) => {
  const before = standIn.state.sent.length
  expect(await sendTo(messenger, scripted)).toEqual(outcome)
  expect(standIn.state.sent.length).toBe(before)
})

test('a service that stays silent is given up, and tells nothing of token or number', async () => {
  const silent: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  const hurried = standIn.services({ timeoutMs: 50, fetch: silent })
  for (const messenger of ['whatsapp', 'telegram', 'sms'] as const) {
    const error = await hurried[messenger].send(textFor(messenger)).catch((caught) => caught)
    expect(error).toMatchObject({ message: `${messenger}: timeout`, isTokenWrong: false })
    expect(JSON.stringify([error.message, error.cause, error.stack])).not.toMatch(
      new RegExp([addresses[messenger], messengerKeys.TELEGRAM_TOKEN].join('|')),
    )
  }
})

const file = { name: 'passport.pdf', type: 'application/pdf', bytes: Buffer.alloc(3000, 'x') }

/** The reference by which a message says that it brings the file. */
function refOf(messenger: Messenger): string {
  const from = addresses[messenger]
  const [event] = services[messenger].read(
    standIn.call(messenger, { kind: 'message', from, text: 'My passport', file }),
  )
  if (event?.kind !== 'message' || !event.file) throw new Error('No file')
  return event.file.ref
}

test.each(['whatsapp', 'telegram', 'sms'] as const)('%s hands over a file', async (messenger) => {
  const service = services[messenger]
  const ref = refOf(messenger)
  expect(await service.fetchFile(ref, 3000)).toEqual(file.bytes)
  // A second time too: the address is asked for anew.
  expect(await service.fetchFile(ref, 3000)).toEqual(file.bytes)
  expect(await service.fetchFile(ref, 2999)).toBe('too-large')
  expect(await service.fetchFile('1234', 3000)).toBe('gone')
  standIn.state.script.push({ messenger, status: 503 })
  await expect(service.fetchFile(ref, 3000)).rejects.toThrow(MessengerUnavailable)
})

test('a file larger than a bot may fetch is not said to be gone', async () => {
  const description = 'Bad Request: file is too big'
  const { telegram } = standIn.services({
    fetch: async () => Response.json({ ok: false, error_code: 400, description }, { status: 400 }),
  })
  expect(await telegram.fetchFile('AgAD1', 5000)).toBe('too-large')
})

test('a file that says less than it sends is cut off', async () => {
  const answers = [
    Response.json({ url: 'https://lookaside.fbsbx.com/1', file_size: 10 }),
    new Response(new ReadableStream({ pull: (stream) => stream.enqueue(new Uint8Array(1024)) })),
  ]
  const asked: string[] = []
  const whatsapp = standIn.services({
    fetch: async (url) => {
      asked.push(String(url))
      return answers.shift() ?? Response.error()
    },
  }).whatsapp
  expect(await whatsapp.fetchFile('1234', 5000)).toBe('too-large')
  expect(asked[1]).toBe('https://lookaside.fbsbx.com/1')
})

test('no token goes to another host, to one without TLS, or where a file was moved to', async () => {
  const asked: [string, unknown][] = []
  const fetching = (...answers: Response[]) =>
    standIn.services({
      fetch: async (url, init) => {
        asked.push([String(url), new Headers(init?.headers).get('authorization')])
        return answers.shift() ?? Response.error()
      },
    })
  for (const host of ['http://lookaside.fbsbx.com', 'https://fbsbx.com', 'https://a.example.org']) {
    const lured = fetching(Response.json({ url: `${host}/1` })).whatsapp
    await expect(lured.fetchFile('1234', 5000)).rejects.toThrow('whatsapp: other-host')
  }
  expect(asked.filter(([url]) => !url.startsWith(standIn.origin))).toEqual([])
  const moved = (location: string) => new Response(null, { status: 307, headers: { location } })
  const ref = refOf('sms')
  const kept = fetching(moved('https://mms.twiliocdn.com/x'), new Response('MM')).sms
  expect(await kept.fetchFile(ref, 5000)).toEqual(Buffer.from('MM'))
  expect(asked.at(-1)).toEqual(['https://mms.twiliocdn.com/x', null])
  for (const place of ['https://twiliocdn.com.example.org/x', 'http://10.0.0.1/', 'file:///etc']) {
    const { length } = asked
    const lured = fetching(moved(place), new Response('secret')).sms
    await expect(lured.fetchFile(ref, 5000)).rejects.toThrow('sms: status-307')
    expect(asked.length).toBe(length + 1)
  }
})

test('templates are submitted once in each language and listed to the last page', async () => {
  const { templates } = services.whatsapp
  const text = 'News about your visa application {{1}}. Read it here: {{2}} Reply STOP to end.'
  for (const language of ['en', 'zh', 'ar', 'zh'] as const) {
    const state = await templates?.submit({ news: 'status', language, name: 'karibu_status', text })
    expect(state).toBe('pending')
  }
  Object.assign(standIn.state.templates[2] ?? {}, {
    ...{ status: 'REJECTED', rejected_reason: 'INVALID_FORMAT' },
  })
  expect(await templates?.list()).toEqual([
    { name: 'karibu_status', language: 'en', state: 'pending', reason: null },
    { name: 'karibu_status', language: 'zh', state: 'pending', reason: null },
    { name: 'karibu_status', language: 'ar', state: 'rejected', reason: 'INVALID_FORMAT' },
  ])
  standIn.state.script.push({ code: 190 })
  await expect(templates?.list()).rejects.toMatchObject({ isTokenWrong: true })
})

test('WhatsApp is asked to call, and Telegram is told where', async () => {
  await services.whatsapp.register('')
  expect(standIn.state.requests.at(-1)).toBe(
    `POST /whatsapp/v1/${messengerKeys.WHATSAPP_ACCOUNT_ID}/subscribed_apps`,
  )
  const url = 'https://karibu.example/api/messengers/telegram'
  await services.telegram.register(url)
  expect(standIn.state.webhook).toEqual({
    ...{ url, secret_token: messengerKeys.TELEGRAM_SECRET },
    allowed_updates: ['message', 'my_chat_member'],
  })
  standIn.state.script.push({ code: 401 })
  await expect(services.telegram.register(url)).rejects.toThrow('telegram: 401')
})

test('links open their own app', () => {
  const connect = { code: 'q3_x-9', words: 'Başvurum & kod: q3_x-9' }
  const words = 'Ba%C5%9Fvurum%20%26%20kod%3A%20q3_x-9'
  expect(Object.values(services).map((each) => each.connectUrl(connect))).toEqual([
    `https://wa.me/255221234567?text=${words}`,
    'https://t.me/KaribuTestBot?start=q3_x-9',
    `sms:+255229876543?body=${words}`,
  ])
})
