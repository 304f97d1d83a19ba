import { expect, test } from 'vitest'
import { patternOf, searchTermOf } from './search-term.ts'

const order = 'Zk3_8vQ1-0pLx7Rt5uYw2aBc4dEf6gHi9jKl0mNoPq8'

test.each([
  ['nothing', '   ', null],
  ['an e-mail, whole', ' Ada.Muster@GMAIL.com ', ['email ada.muster@gmail.com']],
  ['the beginning of an e-mail', 'ada.muster@', []],
  ['an e-mail as a link has it', 'mailto:ada@example.com.', ['email ada@example.com']],
  ['an order id, as it is written', order, [`order-id ${order}`, `gateway-ref ${order}`]],
  [
    'a reference',
    'TZ-001042',
    ['id 1042', 'passport-number TZ001042', 'gateway-ref TZ-001042', 'portal-number TZ001042'],
  ],
  [
    'a reference, typed carelessly',
    'tz 1042',
    ['id 1042', 'passport-number TZ1042', 'portal-number TZ1042'],
  ],
  ['an id', '1042', ['id 1042']],
  [
    'digits that may be a passport, a phone or the portal, too',
    '12345678',
    [
      'id 12345678',
      'passport-number 12345678',
      'phone 12345678',
      'gateway-ref 12345678',
      'portal-number 12345678',
    ],
  ],
  ['digits of another script', '١٠٤٢', ['id 1042']],
  ['a passport number', 'x 123-4567', ['passport-number X1234567', 'portal-number X1234567']],
  [
    'a passport number in full-width letters',
    'Ｘ１２３４５６７',
    ['passport-number X1234567', 'gateway-ref X1234567', 'portal-number X1234567'],
  ],
  ['a phone number', '+41 (0)44 668 18 00', ['phone 41446681800']],
  [
    'a phone number without a plus',
    '00 41 44.668/18/00',
    ['phone 41446681800', 'portal-number 0041446681800'],
  ],
  ['a phone number with words around', 'WhatsApp: (+41) 44 668 18 00 ', ['phone 41446681800']],
  ['a phone number within its country', '(044) 668-18-00', ['phone 446681800']],
  ['too little of a phone number', '668 180', ['passport-number 668180', 'portal-number 668180']],
  ['what a gateway calls a payment', 'pi_3PqRs', ['gateway-ref pi_3PqRs']],
  [
    'what we call an attempt',
    '0E0D8B8C-1111-4222-8333-444455556666',
    [
      'order-id 0E0D8B8C-1111-4222-8333-444455556666',
      'attempt 0e0d8b8c-1111-4222-8333-444455556666',
      'portal-number 0E0D8B8C111142228333444455556666',
    ],
  ],
  ['a number of the portal', 'TZ/2026/000123.4', ['portal-number TZ20260001234']],
  ['a name', 'Muster', []],
  ['a name and a number that is no passport', 'ada 7', []],
])('%s', (_, typed, expected) => {
  const exact = searchTermOf(typed)?.exact.map(({ kind, ...value }) => {
    return `${kind} ${Object.values(value)[0]}`
  })
  expect(exact ?? null).toEqual(expected)
})

test.each([
  ['Ada  MUSTER', ['ada', 'muster']],
  ['ada Ada', ['ada']],
  ['Şahin İpek', ['sahin', 'ipek']],
  ['José O’Brien', ['jose', 'obrien']],
  ['李 伟', ['李', '伟']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %s', (typed, words) => {
  expect(searchTermOf(typed)?.words).toEqual(words)
})

test.each([
  ['muster', '%muster%'],
  ['100%_\\', '%100\\%\\_\\\\%'],
  ['li', '% li%'],
  ['李', '% 李 %'],
  ['%', '% \\% %'],
])('the pattern of %s', (word, pattern) => {
  expect(patternOf(word)).toBe(pattern)
})
