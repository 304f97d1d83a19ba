import { expect, test } from 'vitest'
import { typingLastsMs } from '#domain/chat.ts'
import {
  colleaguesTyping,
  isVisitorTyping,
  stillTyping,
  withoutTyping,
  withTyping,
} from './typing.ts'

const start = 1_000_000
const visitor = { sessionId: 'a' }
const neema = { sessionId: 'a', name: 'Neema' }

test('continued typing is shown once and lasts longer', () => {
  const once = withTyping([], visitor, start)
  const twice = withTyping(once, visitor, start + 3000)
  expect(twice).toHaveLength(1)
  expect(isVisitorTyping(stillTyping(twice, start + typingLastsMs), 'a')).toBe(true)
  expect(stillTyping(twice, start + 3000 + typingLastsMs)).toEqual([])
})

test('visitor and colleagues type side by side; oneself is not told', () => {
  const typing = withTyping(withTyping([], visitor, start), neema, start)
  expect(colleaguesTyping(typing, 'a', 'Baraka')).toEqual(['Neema'])
  expect(colleaguesTyping(typing, 'a', 'Neema')).toEqual([])
  expect(isVisitorTyping(typing, 'b')).toBe(false)
})

test('a message ends it, for the one who sent it', () => {
  const typing = withTyping(withTyping([], visitor, start), neema, start)
  const after = withoutTyping(typing, 'a', null)
  expect(isVisitorTyping(after, 'a')).toBe(false)
  expect(colleaguesTyping(after, 'a', '')).toEqual(['Neema'])
  expect(withoutTyping(after, 'a', null)).toBe(after)
})
