import { expect, test } from 'vitest'
import { patternOf, searchTermOf } from './search-term.ts'

const order = 'Zk3_8vQ1-0pLx7Rt5uYw2aBc4dEf6gHi9jKl0mNoPq8'

test.each([
  ['nothing', '   ', null],
  ['an e-mail, whole', ' Ada.Muster@GMAIL.com ', ['email ada.muster@gmail.com']],
  ['the beginning of an e-mail', 'ada.muster@', []],
  ['an order id, as it is written', order, [`order-id ${order}`]],
  ['a reference', 'TZ-001042', ['id 1042', 'passport-number TZ001042']],
  ['a reference, typed carelessly', 'tz 1042', ['id 1042', 'passport-number TZ1042']],
  ['an id', '1042', ['id 1042']],
  ['digits that may be a passport, too', '12345678', ['id 12345678', 'passport-number 12345678']],
  ['digits of another script', '١٠٤٢', ['id 1042']],
  ['a passport number', 'x 123-4567', ['passport-number X1234567']],
  ['a passport number in full-width letters', 'Ｘ１２３４５６７', ['passport-number X1234567']],
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
