import { expect, test } from 'vitest'
import { sayDay } from './moment.ts'

test.each([
  ['en', '8\u00A0December\u00A02026'],
  ['tr', '8\u00A0Aralık\u00A02026'],
  ['ja', '2026\u2060年\u206012\u2060月\u20608\u2060日'],
] as const)('a day in a sentence is one piece: %s', (language, words) => {
  expect(sayDay('2026-12-08', language)).toBe(words)
})
