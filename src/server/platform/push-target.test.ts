import { expect, test } from 'vitest'
import { readSubscription } from './push-target.ts'

const services = {
  push: {
    isKnown: (endpoint: string) => endpoint.startsWith('https://push.example/'),
    isKey: (key: Buffer) => key.length === 3,
    send: () => Promise.reject(new Error('Nothing is sent here')),
  },
} as unknown as Parameters<typeof readSubscription>[0]

const endpoint = 'https://push.example/a'
const keys = { p256dh: 'AQID', auth: 'BAUG' }

test('keeps an address of a known service, with its keys as bytes', () => {
  expect(readSubscription(services, { endpoint, keys })).toEqual({
    endpoint,
    publicKey: Buffer.from([1, 2, 3]),
    authSecret: Buffer.from([4, 5, 6]),
  })
})

test.each([
  ['endpoint', { endpoint: 'https://elsewhere.example/a', keys }],
  ['keys.p256dh', { endpoint, keys: { ...keys, p256dh: 'AQ' } }],
])('refuses what is wrong with %s', (path, subscription) => {
  expect(() => readSubscription(services, subscription)).toThrow(
    expect.objectContaining({ code: 'request.invalid', fields: [{ path, code: 'push.unknown' }] }),
  )
})
