import { expect, test } from 'vitest'
import { messengerFailure } from './messenger-failure.ts'

test.each([
  ['131026', 'unreachable'],
  ['no-template', 'no-template'],
  ['999', 'unknown'],
  ['toString', 'unknown'],
  [null, 'unknown'],
])('what %s says of a message that failed: %s', (code, reason) => {
  expect(messengerFailure(code)).toBe(reason)
})
