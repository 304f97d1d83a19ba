import { expect, test } from 'vitest'
import { translatorFor } from '#phrases/compile.ts'
import { dayOf, dayWords } from '../parts/day-words.ts'
import { exampleMessenger } from '../parts/messenger/test-support.ts'
import { exampleSession } from './test-support.ts'
import { visitorWords } from './words.ts'

const t = translatorFor('en', console.warn)
const now = new Date('2026-11-21T12:00:00')

test('a visitor is called by what they gave', () => {
  expect(visitorWords(exampleSession(), t)).toBe('Anonymous User')
  expect(visitorWords(exampleSession({ userName: 'Ada' }), t)).toBe('Ada')
  expect(visitorWords(exampleSession({ userName: 'Ada', userEmail: 'ada@example.com' }), t)).toBe(
    'Ada',
  )
  expect(visitorWords(exampleSession({ userEmail: 'ada@example.com' }), t)).toBe('ada@example.com')
  const messenger = exampleMessenger({ state: 'unknown' })
  expect(visitorWords(exampleSession({ messenger }), t)).toBe('+447700900123')
})

test('days are said from where the reader is', () => {
  expect(dayWords(dayOf('2026-11-21T12:00:00'), now, t, 'en')).toBe('Today')
  expect(dayWords('2026-11-20', now, t, 'en')).toBe('Yesterday')
  expect(dayWords('2026-11-17', now, t, 'en')).toMatch(/Tuesday.*17 November$/)
  expect(dayWords('2025-11-17', now, t, 'en')).toContain('2025')
})
