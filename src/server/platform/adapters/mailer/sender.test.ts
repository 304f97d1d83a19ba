import { expect, test } from 'vitest'
import { parseSender } from './sender.ts'

test.each([
  ['Karibu Visa <hello@karibu.example>', 'Karibu Visa', 'hello@karibu.example'],
  ['"Karibu, Visa" <hello@karibu.example>', 'Karibu, Visa', 'hello@karibu.example'],
  ['hello@karibu.example', '', 'hello@karibu.example'],
  [' <hello@karibu.example> ', '', 'hello@karibu.example'],
])('%s', (text, name, address) => {
  expect(parseSender(text)).toEqual({ name, address })
})

test.each(['', 'Karibu Visa', 'Karibu <hello>', 'a@b.tz, c@d.tz', 'X <a@b.tz> <c@d.tz>'])(
  'refuses %j',
  (text) => expect(parseSender(text)).toBeNull(),
)
