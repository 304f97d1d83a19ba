import { expect, test } from 'vitest'
import { tableOf } from '../../test/support/table.ts'
import type { Messenger } from './messenger.ts'
import { claimedAddress, languageOfAddress, maskAddress } from './messenger-address.ts'

test.each([
  ['whatsapp', '+255 700 000 001', true, '255700000001'],
  ['whatsapp', '+44 7700 900123', true, '447700900123'],
  // Somewhere, but nobody knows where.
  ['whatsapp', '0700 000 001', true, null],
  ['whatsapp', '+255 700 000 001', false, null],
  ['whatsapp', '@asha', true, null],
  ['telegram', '+255 700 000 001', true, null],
  ['wechat', '+255 700 000 001', true, null],
  ['other', '', true, null],
] as const)('%s, %j, ticked: %s', (...row) => {
  const [communicationChannel, communicationId, messengerNews, address] = row
  const typed = { communicationChannel, communicationId, messengerNews }
  expect(claimedAddress(typed)).toEqual(address && { messenger: 'whatsapp', address })
})

test.each(tableOf<[Messenger, string, string]>`
  whatsapp | 905321234567 | tr; whatsapp | 34600000001 | es; sms | 491701234567 | de
  whatsapp | 966501234567 | ar; whatsapp | 919812345678 | en; whatsapp | 1 | en
  whatsapp | TZ.134998765 | en; telegram | 905321234567 | en
`)('%s %s speaks %s', (messenger, address, language) => {
  expect(languageOfAddress(messenger, address)).toBe(language)
})

test('an address is known by its end', () => expect(maskAddress('255700000001')).toBe('•••0001'))
