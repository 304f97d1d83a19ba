import { expect, test } from 'vitest'
import { channelLink } from './Contact.tsx'

const phone = '+41 44 668 18 00'

test.each([
  ['whatsapp', null, 'https://wa.me/41446681800'],
  ['whatsapp', '', 'https://wa.me/41446681800'],
  ['whatsapp', '+255 (712) 345-678', 'https://wa.me/255712345678'],
  ['whatsapp', 'amina', null],
  ['whatsapp', '0712345678', null],
  ['telegram', '@amina_salehe', 'https://t.me/amina_salehe'],
  ['telegram', 'amina_salehe', 'https://t.me/amina_salehe'],
  ['telegram', '+255712345678', 'https://t.me/+255712345678'],
  ['telegram', 'amina/../evil', null],
  ['telegram', 'javascript:alert(1)', null],
  ['viber', '+255712345678', 'viber://chat?number=%2B255712345678'],
  ['viber', '+1?x=2', null],
  ['wechat', 'amina', null],
  ['signal', '+255712345678', null],
  ['other', 'pigeon', null],
] as const)('%s, %j leads to %j', (communicationChannel, communicationId, link) => {
  expect(channelLink({ communicationChannel, communicationId, contactPhone: phone })).toBe(link)
})
