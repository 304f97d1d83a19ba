import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReplySubject, readReplyAddress, replyAddress } from './reply-address.ts'

const key = Buffer.alloc(32, 7)
const inbox = 'visa@karibu.example'
const subject: fc.Arbitrary<ReplySubject> = fc.oneof(
  fc.record({
    of: fc.constant('application' as const),
    id: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  }),
  fc.record({ of: fc.constantFrom('conversation' as const, 'letter' as const), id: fc.uuid() }),
)

test('leads back to what it stands for, in whichever case it comes', () => {
  fc.assert(
    fc.property(subject, (one) => {
      const address = replyAddress(key, inbox, one)
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
      expect(readReplyAddress(key, inbox, address)).toEqual(one)
      expect(readReplyAddress(key, inbox, ` ${address.toUpperCase()} `)).toEqual(one)
    }),
  )
})

test('nobody makes one up: no sign of it may be another', () => {
  fc.assert(
    fc.property(subject, fc.nat(), fc.constantFrom('0', 'z', 'a', 'l', '-'), (one, at, sign) => {
      const address = replyAddress(key, inbox, one)
      const from = 'visa+'.length + (at % (address.indexOf('@') - 'visa+'.length))
      const changed = address.slice(0, from) + sign + address.slice(from + 1)
      fc.pre(changed !== address)
      expect(readReplyAddress(key, inbox, changed)).toBeNull()
    }),
  )
})

test.each([
  'visa@karibu.example',
  'visa+@karibu.example',
  'other+a000000000010000000000000000@karibu.example',
  'visa+a@karibu.example',
  '',
  '@',
])('%j stands for nothing', (address) => {
  expect(readReplyAddress(key, inbox, address)).toBeNull()
})

test('another key, another domain: nothing', () => {
  const one = replyAddress(key, inbox, { of: 'application', id: 12 })
  expect(readReplyAddress(Buffer.alloc(32, 8), inbox, one)).toBeNull()
  expect(readReplyAddress(key, 'visa@elsewhere.example', one)).toBeNull()
})
