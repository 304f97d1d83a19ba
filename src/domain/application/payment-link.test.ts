import { expect, test } from 'vitest'
import { shortName } from './payment-link.ts'

test.each([
  ['Ada Maria', 'Muster', 'Ada M.'],
  [' Zoë ', 'Şahin', 'Zoë Ş.'],
  ['Suharto', null, 'Suharto'],
  [' ', 'Suharto', 'Suharto'],
  [null, null, ''],
])('%s %s is shortened to %s', (firstName, lastName, short) => {
  expect(shortName(firstName, lastName)).toBe(short)
})
