import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPushBrowser } from '../../../../../test/support/push-stand-in.ts'
import { createWebPush } from './web-push.ts'

const origin = 'https://fcm.googleapis.com'
const start = new Date('2026-11-21T09:00:00Z')

/** A push service with set answers, and the times of its calls. */
function started() {
  const state = { status: 201, headers: {} as Record<string, string>, now: 0, asked: 0 }
  const push = createWebPush({
    secret: Buffer.alloc(32, 7),
    contact: 'mailto:help@karibu.example',
    clock: { now: () => new Date(start.getTime() + state.now) },
    now: () => state.now,
    salt: () => randomBytes(16),
    async fetch() {
      state.asked += 1
      return new Response(null, state)
    },
    timeoutMs: 1000,
  })
  const send = () => push.send(createPushBrowser(`${origin}/fcm/send/one`).target, 'text')
  return { state, send, isKnown: push.isKnown }
}

test.each([
  [true, 'https://fcm.googleapis.com/fcm/send/abc:def'],
  [true, 'https://updates.push.services.mozilla.com/wpush/v2/abc'],
  [true, 'https://wns2-par02p.notify.windows.com/w/?token=abc'],
  [true, 'https://web.push.apple.com/abc'],
  [false, 'https://evil.example/push'],
  [false, 'http://fcm.googleapis.com/fcm/send/x'],
  [false, 'https://fcm.googleapis.com.evil.example/x'],
  [false, 'https://fcm.googleapis.com:8443/x'],
  [false, 'https://user:word@fcm.googleapis.com/x'],
  [false, 'https://127.0.0.1/x'],
  [false, 'https://[::1]/x'],
  [false, 'https://169.254.169.254/latest/meta-data'],
  [false, 'https://localhost/x'],
  [false, 'https://evilpush.apple.com.example/x'],
  [false, 'https://notify.windows.com/x'],
  [false, 'file:///etc/passwd'],
])('of a push service that we know is, %s: %s', (is, endpoint) => {
  expect(started().isKnown(endpoint)).toBe(is)
})

test.each([301, 400, 401, 403, 405, 413, 422])(
  'an address that is answered %s silences no other one',
  async (status) => {
    const { state, send } = started()
    state.status = status
    for (let n = 0; n < 5; n += 1) await expect(send()).rejects.toThrow(`status-${status}`)
    state.status = 201
    expect(await send()).toBe('taken')
  },
)

test.each([429, 500, 502, 503])(
  'a service that answers %s is left alone after three',
  async (status) => {
    const { state, send } = started()
    state.status = status
    for (let n = 0; n < 3; n += 1) await expect(send()).rejects.toThrow(`status-${status}`)
    await expect(send()).rejects.toThrow('resting')
    expect(state.asked).toBe(3)
  },
)

test.each([
  [429, '120', 120_000],
  [503, 'Sat, 21 Nov 2026 09:05:00 GMT', 300_000],
  [429, '86400', 3_600_000],
])('%s with Retry-After %s is heeded at once, up to an hour', async (status, retryAfter, ms) => {
  const { state, send } = started()
  state.status = status
  state.headers = { 'retry-after': retryAfter }
  await expect(send()).rejects.toThrow(`status-${status}`)
  Object.assign(state, { status: 201, headers: {}, now: ms - 1 })
  await expect(send()).rejects.toThrow('resting')
  state.now = ms
  expect(await send()).toBe('taken')
})

test.each(['soon', '-5', 'Sat, 21 Nov 2020 09:05:00 GMT', '0'])(
  'Retry-After %s says nothing',
  async (retryAfter) => {
    const { state, send } = started()
    Object.assign(state, { status: 429, headers: { 'retry-after': retryAfter } })
    await expect(send()).rejects.toThrow('status-429')
    state.status = 201
    expect(await send()).toBe('taken')
  },
)
