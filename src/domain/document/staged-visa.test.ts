import { expect, test } from 'vitest'
import { holderOf } from './staged-visa.ts'

const who = (applicantId: number, isMatch: boolean, hasNumber = isMatch) => ({
  applicantId,
  isMatch,
  hasNumber,
})

test.each([
  ['nobody', [], null],
  ['the only match', [who(1, true)], 1],
  ['the match, with other numbers present', [who(1, false, true), who(2, true)], 2],
  ['of two matches nobody', [who(1, true), who(2, true)], null],
  ['the only number without the name', [who(1, false, true)], 1],
  ['of two numbers nobody', [who(1, false, true), who(2, false, true)], null],
  ['of a name alone nobody', [who(1, false)], null],
] as const)('%s', (_, candidates, expected) => expect(holderOf(candidates)).toBe(expected))
