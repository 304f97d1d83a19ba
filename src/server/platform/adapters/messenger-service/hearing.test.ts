import { expect, test } from 'vitest'
import { AppError } from '#domain/error.ts'
import type { Messenger } from '#domain/messenger.ts'
import { forFile } from '../../../../../test/support/for-file.ts'
import type { Happening, StandInCall } from '../../../../../test/support/messenger-calls.ts'
import {
  messengerKeys,
  signedCall,
  startMessengerStandIn,
} from '../../../../../test/support/messenger-stand-in.ts'

const now = new Date('2026-11-28T09:00:00Z')
const standIn = await forFile(startMessengerStandIn(() => now))
const services = standIn.services()
const { call } = standIn
const hear = (messenger: Messenger, ...happenings: Happening[]) =>
  services[messenger].read(call(messenger, ...happenings))

const at = new Date('2026-11-28T08:59:00Z')
const own = '6f1c1c1e-7d6b-4a58-9a51-0a2f7d1b3c55'
const from = { whatsapp: '255754123456', telegram: '4711', sms: '447700900123' }
const all = ['whatsapp', 'telegram', 'sms'] as const
const url = 'https://karibu.example/api/messengers'

test.each(all)('%s brings words as they were written', (messenger) => {
  const text = 'Habari 👩🏽‍💻 — Zoë, 日本, مرحبا\nline two & =+%'
  const message = { kind: 'message', from: from[messenger], name: 'Zoë 🦁', text } as const
  const told = { kind: 'message', address: from[messenger], text, file: null, quotes: null }
  const name = messenger === 'sms' ? null : 'Zoë 🦁'
  expect(hear(messenger, message)).toMatchObject([{ ...told, name }])
})

test('a batch is taken whole, in order and with what it answers', () => {
  const template = { kind: 'template', name: 'karibu_status' } as const
  const events = hear(
    'whatsapp',
    { kind: 'message', id: 'wamid.A', from: from.whatsapp, text: 'One', at },
    { kind: 'status', of: 'wamid.S', status: 'read', messageId: own, at },
    { kind: 'status', of: 'wamid.S', status: 'sent', at },
    { kind: 'status', of: 'wamid.F', status: 'failed', code: 131026, at },
    { kind: 'message', id: 'wamid.B', from: from.whatsapp, text: 'Two', quotes: 'wamid.S' },
    { kind: 'message', id: 'wamid.U', from: 'TZ.1349120865', text: 'Three' },
    { kind: 'changed-number', id: 'wamid.C', from: from.whatsapp, to: '255754999999', at },
    { ...template, language: 'zh_CN', event: 'REJECTED', reason: 'TAG' },
    { kind: 'quality', event: 'FLAGGED' },
  )
  expect(events).toMatchObject([
    { kind: 'message', key: 'wamid.A', at, text: 'One', quotes: null },
    { kind: 'report', key: 'wamid.S/read', at, messageId: own, report: 'read', ends: null },
    { kind: 'report', key: 'wamid.S/sent', serviceId: 'wamid.S', messageId: null, code: null },
    { kind: 'report', report: 'failed', code: '131026', ends: 'unreachable' },
    { kind: 'message', key: 'wamid.B', text: 'Two', quotes: 'wamid.S' },
    { kind: 'message', address: 'TZ.1349120865', name: 'Asha' },
    { kind: 'ended', key: 'wamid.C/0', address: from.whatsapp, reason: 'replaced' },
    { kind: 'template', name: 'karibu_status', language: 'zh', state: 'rejected', reason: 'TAG' },
    { kind: 'quality', quality: 'red' },
  ])
})

const metadata = { phone_number_id: messengerKeys.WHATSAPP_PHONE_ID }
const recent = { timestamp: String(at.getTime() / 1000) }
function whatsapp(content: object): Happening {
  const messages = [{ id: 'wamid.X', from: from.whatsapp, ...recent, ...content }]
  return { kind: 'raw', content: { field: 'messages', value: { metadata, messages } } }
}
const chat = { id: 4711, type: 'private' }
const telegram = (message: object): Happening => ({
  kind: 'raw',
  content: { message: { message_id: 9, chat, date: at.getTime() / 1000, ...message } },
})

type Told = [content: Record<string, unknown>, told: object | null]
const maps = 'https://maps.google.com/?q='
const juma = { name: { formatted_name: 'Juma' }, phones: [{ phone: '+255 1' }] }

test.each<Told>([
  [
    { type: 'location', location: { latitude: -6.8, longitude: 39.28, name: 'Home' } },
    { text: `Home\n${maps}-6.8,39.28` },
  ],
  [{ type: 'contacts', contacts: [juma] }, { text: 'Juma +255 1' }],
  [
    { type: 'audio', audio: { id: '77', voice: true } },
    { text: '', file: { ref: '77', name: null } },
  ],
  [
    { type: 'document', document: { id: '78', filename: 'a.pdf', caption: 'Mine' } },
    { text: 'Mine', file: { ref: '78', name: 'a.pdf' } },
  ],
  [
    { type: 'sticker', sticker: { id: '79' } },
    { text: '[sticker]', file: null },
  ],
  [{ type: 'button', button: { text: 'Yes' } }, { text: 'Yes' }],
  [
    { type: 'interactive', interactive: { button_reply: { id: '1', title: 'No' } } },
    { text: 'No' },
  ],
  [
    { type: 'reaction', reaction: { message_id: 'wamid.S', emoji: '👍' } },
    { text: '👍', quotes: 'wamid.S' },
  ],
  [{ type: 'reaction', reaction: { message_id: 'wamid.S' } }, null],
  [
    { type: 'image', image: 'broken' },
    { text: '[image]', file: null },
  ],
  [{ type: '<b>', from: from.whatsapp }, { text: '[?]' }],
  [
    { type: 'text', text: { body: `${'x'.repeat(4095)}👍` } },
    { text: `${'x'.repeat(4095)}\ufffd` },
  ],
  [{ type: 'text', text: { body: 'a\0b\ud800' } }, { text: 'ab\ufffd' }],
  [{ type: 'text', text: { body: 'x' }, from: '12' }, null],
  [{ type: 'system', system: { type: 'user_identity_changed' } }, null],
])('WhatsApp brings %o', (content, told) => {
  expect(hear('whatsapp', whatsapp(content))).toMatchObject(told === null ? [] : [told])
})

test.each<Told>([
  [{ text: '/start q3_x-9' }, { text: '/start q3_x-9', address: '4711' }],
  [
    { photo: [{ file_id: 'small' }, { file_id: 'large' }], caption: 'Me' },
    { text: 'Me', file: { ref: 'large' } },
  ],
  [{ voice: { file_id: 'v' } }, { text: '', file: { ref: 'v', name: null } }],
  [{ sticker: { emoji: '🦁', file_id: 's' } }, { text: '🦁', file: null }],
  [{ location: { latitude: 1.5, longitude: 2 } }, { text: `${maps}1.5,2` }],
  [
    { venue: { location: { latitude: 1, longitude: 2 }, title: 'Hotel', address: 'Road 1' } },
    { text: `Hotel\nRoad 1\n${maps}1,2` },
  ],
  [{ contact: { phone_number: '+255 1', first_name: 'Juma' } }, { text: 'Juma +255 1' }],
  [{ poll: {} }, { text: '[poll]' }],
  [{ text: 'Re', reply_to_message: { message_id: 5 } }, { quotes: '4711:5' }],
  [{ pinned_message: {} }, null],
  [{ text: 'x', chat: { id: -100, type: 'group' } }, null],
])('Telegram brings %o', (content, told) => {
  expect(hear('telegram', telegram(content))).toMatchObject(told === null ? [] : [told])
})

test('who blocks the bot, or writes STOP to the gateway, is at an end', () => {
  expect(hear('telegram', { kind: 'blocked', from: '4711' })).toMatchObject([
    { kind: 'ended', address: '4711', reason: 'blocked' },
  ])
  const stop = { MessageSid: 'SM1', From: '+447700900123', Body: 'ARRET', OptOutType: 'STOP' }
  expect(hear('sms', { kind: 'raw', content: stop })).toMatchObject([
    { kind: 'ended', key: 'SM1', address: '447700900123', reason: 'stop' },
  ])
})

test('a gateway reports by our id, and brings several files', () => {
  const failed = { of: 'SM7', status: 'failed', code: 30005 } as const
  const report = { report: 'failed', code: '30005', ends: 'unreachable' }
  expect(hear('sms', { kind: 'status', ...failed, messageId: own })).toMatchObject([
    { key: 'SM7/undelivered', messageId: own, ...report },
  ])
  const media = (name: string) =>
    `${standIn.bases.sms}/2010-04-01/Accounts/AC1/Messages/MM1/Media/${name}`
  const content = {
    ...{ MessageSid: 'MM1', From: '+447700900123', Body: 'Two', NumMedia: '3' },
    ...{ MediaUrl0: media('ME1'), MediaUrl1: media('ME2'), MediaUrl2: 'https://evil.example/1' },
  }
  expect(hear('sms', { kind: 'raw', content })).toMatchObject([
    { key: 'MM1', text: 'Two', file: { ref: '/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME1' } },
    { key: 'MM1/1', text: '', file: { ref: '/2010-04-01/Accounts/AC1/Messages/MM1/Media/ME2' } },
  ])
  const queued = { MessageSid: 'SM1', MessageStatus: 'queued' }
  expect(hear('sms', { kind: 'raw', content: queued })).toEqual([])
})

test('the time that is told is never in the future, and what is too old was taken', () => {
  const later = new Date('2026-12-24T00:00:00Z')
  const old = new Date('2026-11-20T00:00:00Z')
  for (const messenger of ['whatsapp', 'telegram'] as const) {
    const of = (when: Date) =>
      hear(messenger, { kind: 'message', from: from[messenger], text: 'x', at: when })
    expect(of(at)).toMatchObject([{ at }])
    expect(of(later)).toMatchObject([{ at: now }])
    expect(of(old)).toEqual([])
  }
})

/** The code of the error that a call ends in, or how many events it brings. */
function outcomeOf(messenger: Messenger, given: StandInCall): string | number {
  try {
    return services[messenger].read(given).length
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
}

test.each(all)('%s: only what it signed is read', (messenger) => {
  const right = call(messenger, { kind: 'message', from: from[messenger], text: 'x' })
  const text = right.body.toString()
  const wrong = 'messenger.signature-wrong'
  const others = ['', 'x', 'sha256=', 'ÿ', 'x'.repeat(10_000)].map((signature) => {
    const headers = new Headers(right.headers)
    for (const [name] of right.headers) if (name.startsWith('x-')) headers.set(name, signature)
    return { ...right, headers }
  })
  const unsigned = { ...right, headers: new Headers() }
  const secret = 'another secret'
  for (const each of [...others, unsigned, signedCall(messenger, right.url, text, { secret })]) {
    expect(outcomeOf(messenger, each)).toBe(wrong)
  }
  expect(outcomeOf(messenger, right)).toBe(1)
  if (messenger === 'telegram') return
  const changed = { ...right, body: Buffer.from(text.replace('x', 'y')) }
  expect(outcomeOf(messenger, changed)).toBe(wrong)
  // Nothing is parsed before.
  expect(outcomeOf(messenger, { ...right, body: Buffer.from('{') })).toBe(wrong)
})

test('an address that the gateway did not sign is no report', () => {
  const given = call('sms', { kind: 'status', of: 'SM7', status: 'sent', messageId: own })
  expect(outcomeOf('sms', given)).toBe(1)
  // A proxy in front changes the host, which says nothing.
  const inside = given.url.replace('https://karibu.example', 'http://10.0.0.1:3000')
  expect(outcomeOf('sms', { ...given, url: inside })).toBe(1)
  const other = given.url.replace(own, own.replace('6', '7'))
  expect(outcomeOf('sms', { ...given, url: other })).toBe('messenger.signature-wrong')
})

test.each([
  '{',
  '',
  'null',
  '{"entry":{}}',
  '{"entry":[{"changes":[null,{"field":1}]}]}',
  '{"update_id":"1"}',
  '{"update_id":1,"message":{"chat":[]}}',
  '['.repeat(100_000),
])('nothing but %.40s is read without harm', (text) => {
  const isLong = text.startsWith('[[')
  const isJson = !isLong && text !== '{' && text !== ''
  for (const messenger of ['whatsapp', 'telegram'] as const) {
    const given = signedCall(messenger, `${url}/${messenger}`, text)
    expect(outcomeOf(messenger, given)).toBe(isJson ? 0 : 'request.unreadable')
  }
  const given = signedCall('sms', `${url}/sms`, text)
  expect(outcomeOf('sms', given)).toBe(isLong ? 'request.too-large' : 0)
})

test.each([
  ['many fields', 'a&'.repeat(200), 'request.too-large'],
  ['a long field', `Body=${'x'.repeat(64 * 1024)}`, 'request.too-large'],
  ['as many fields as are taken', 'a&'.repeat(199), 0],
])('a form with %s is refused unsigned before it is split', (_, text, signed) => {
  const given = signedCall('sms', `${url}/sms`, text)
  expect(outcomeOf('sms', given)).toBe(signed)
  expect(outcomeOf('sms', { ...given, headers: new Headers() })).toBe('messenger.signature-wrong')
})

test('another number or account of the same app is not ours, and a flood is cut off', () => {
  const value = {
    metadata: { phone_number_id: '999' },
    messages: [{ id: 'a', from: '255754123456', type: 'text', text: { body: 'x' } }],
  }
  expect(hear('whatsapp', { kind: 'raw', content: { field: 'messages', value } })).toEqual([])
  const strange = { entry: [{ id: '1', changes: [{ field: 'messages', value }] }] }
  const call = signedCall('whatsapp', `${url}/whatsapp`, JSON.stringify(strange))
  expect(outcomeOf('whatsapp', call)).toBe(0)
  const message = { kind: 'message', from: from.whatsapp, text: 'x' } as const
  expect(hear('whatsapp', ...Array(1500).fill(message)).length).toBe(1000)
})

test.each<[string, string | null]>([
  ['hub.mode=subscribe&hub.verify_token=verify-token-of-the-tests&hub.challenge=1158', '1158'],
  ['hub.mode=subscribe&hub.verify_token=wrong&hub.challenge=1158201444', null],
  ['hub.mode=subscribe&hub.verify_token=verify-token-of-the-tests&hub.challenge=<script>', null],
  ['hub.verify_token=verify-token-of-the-tests&hub.challenge=1', null],
  ['', null],
])('a handshake with %s', (query, answer) => {
  expect(services.whatsapp.handshake(new URLSearchParams(query))).toBe(answer)
  expect(services.telegram.handshake(new URLSearchParams(query))).toBeNull()
  expect(services.sms.handshake(new URLSearchParams(query))).toBeNull()
})
