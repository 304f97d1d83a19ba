import { expect, test } from 'vitest'
import { patternOf, searchTermOf } from './search-term.ts'

const order = 'Zk3_8vQ1-0pLx7Rt5uYw2aBc4dEf6gHi9jKl0mNoPq8'

const digits = '12345678'
const attempt = 'a1a1a1a1-a1a1-a1a1-a1a1-a1a1a1a1a1a1'
const paper = (number: string) => [`passport-number ${number}`, `portal-number ${number}`]

test.each([
  ['nothing', '   ', null],
  ['an e-mail, whole', ' Ada.Muster@GMAIL.com ', ['email ada.muster@gmail.com']],
  ['the beginning of an e-mail', 'ada.muster@', []],
  ['an e-mail as a link has it', 'mailto:ada@example.com.', ['email ada@example.com']],
  ['an order id, as it is written', order, [`order-id ${order}`, `gateway-ref ${order}`]],
  ['a reference', 'TZ-001042', ['id 1042', ...paper('TZ001042'), 'gateway-ref TZ-001042']],
  ['a reference, typed carelessly', 'tz 1042', ['id 1042', ...paper('TZ1042')]],
  ['an id', '1042', ['id 1042']],
  ['any', digits, [`id ${digits}`, ...paper(digits), `phone ${digits}`, `gateway-ref ${digits}`]],
  ['digits of another script', '١٠٤٢', ['id 1042']],
  ['a passport number', 'x 123-4567', paper('X1234567')],
  ['one with Cyrillic letters', 'АВ123456', paper('AB123456')],
  ['one in wide letters', 'Ｘ１２３４５６７', [...paper('X1234567'), 'gateway-ref X1234567']],
  ['a phone number', '+41 (0)44 668 18 00', ['phone 41446681800']],
  ['without a plus', '00 41 44.668/18/00', ['phone 41446681800', 'portal-number 0041446681800']],
  ['a phone number with words around', 'WhatsApp: (+41) 44 668 18 00 ', ['phone 41446681800']],
  ['a phone number within its country', '(044) 668-18-00', ['phone 446681800']],
  ['with a country and its zero', '+44 07911 123456', ['phone 447911123456']],
  ['as it is dialled in Russia', '8 (912) 345-67-89', ['phone 9123456789']],
  ['in wide signs', '０９０−１２３４−５６７８', ['phone 9012345678', ...paper('09012345678')]],
  ['as a link has it', 'tel:07911123456', ['phone 7911123456']],
  ['a passport number of a machine zone', 'X1234567<', paper('X1234567')],
  ['with its plus behind', '971501234567+', ['phone 971501234567']],
  ['too little of a phone number', '668 180', paper('668180')],
  ['what a gateway calls a payment', 'pi_3PqRs', ['gateway-ref pi_3PqRs']],
  [
    'what we call an attempt',
    attempt.toUpperCase(),
    [`order-id ${attempt.toUpperCase()}`, `attempt ${attempt}`, `portal-number ${'A1'.repeat(16)}`],
  ],
  ['a number of the portal', 'TZ/2026/000123.4', ['portal-number TZ20260001234']],
  ['a name', 'Muster', []],
  ['a name and a number that is no passport', 'ada 7', []],
])('%s', (_, typed, expected) => {
  const exact = searchTermOf(typed)?.exact.map(({ kind, ...value }) => {
    return `${kind} ${Object.values(value)[0]}`
  })
  expect(exact?.sort() ?? null).toEqual(expected?.toSorted() ?? null)
})

test.each([
  ['Ada  MUSTER', ['ada', 'muster']],
  ['ada Ada', ['ada']],
  ['Şahin İpek', ['sahin', 'ipek']],
  ['José O’Brien', ['jose', 'obrien']],
  ['李 伟', ['李', '伟']],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('the words of %s', (typed, words) => expect(searchTermOf(typed)?.words).toEqual(words))

test.each([
  ['muster', '%muster%'],
  ['100%_\\', '%100\\%\\_\\\\%'],
  ['li', '% li%'],
  ['李', '% 李 %'],
  ['%', '% \\% %'],
])('the pattern of %s', (word, pattern) => expect(patternOf(word)).toBe(pattern))
