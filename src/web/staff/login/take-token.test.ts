import { expect, test } from 'vitest'
import { tokenIn } from './take-token.ts'

const token = '0b6f2c7e-18d4-4a41-9a35-2f5d7e0f9c11.Jx-_3kQ9'

test('finds the token with and without its name', () => {
  expect(tokenIn(`#${token}`)).toBe(token)
  expect(tokenIn(`#token=${token}`)).toBe(token)
})

test.each(['', '#', '#token=', '#main', '#a b c d e f g h i j k l', `#${'a'.repeat(129)}`])(
  'finds none in %j',
  (hash) => expect(tokenIn(hash)).toBeNull(),
)
