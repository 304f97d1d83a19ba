import { expect, test } from 'vitest'
import { portalAnswer } from './answer.ts'

test.each([
  ['  José\tMüller \n', 'José Müller'],
  ['\u200b', ''],
  ['+255 ٧٥٤ ١٢', '+255 754 12'],
  ["O’Brien's – Hotel", "O’Brien's – Hotel"],
  ['Иван', null],
  ['Hotel 海', null],
  ['a'.repeat(120), 'a'.repeat(120)],
  // Composed, one sign becomes two.
  ['\u2adc'.repeat(61), null],
])('%j is kept as %j', (typed, kept) => expect(portalAnswer(typed)).toBe(kept))
