import fc from 'fast-check'
import { parsePhoneNumberFromString as parseFully } from 'libphonenumber-js/max'
import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { expect, it } from 'vitest'
import { checkPhone, normalisePhone, readPhone } from './phone.ts'

const codes = (text: string, country?: string) =>
  checkPhone('contactPhone', text, country).map(({ code, severity }) => `${severity} ${code}`)

it.each([
  ...['(+44) 7911 123456', 'tel:+44-7911-123456', 'TEL:%2B447911123456', '+(44) 7911 123456'],
  ...['https://wa.me/447911123456', 'Phone: +44 7911 123456', 'Phone 2: +44 7911 123456'],
  ...['+44 7911 123456 (WhatsApp)', 'WhatsApp +44 7911 123456.', 'Tel 1: 0044 7911 123456'],
  ...['+44 7911 123456 (2nd phone)', '📱 +44 7911 123456', '+44\u00a07911\u2011123456'],
  ...['00 44 7911 123456', '00-44-7911-123456', '00 (44) 7911 123456', '+0044 7911 123456'],
  ...['0044 (7911) 123-456', '(0044) 7911 123456', '+ 44 7911 123456', '+44 (0)7911 123456'],
  ...['\u202a+44 7911 123456\u202c', '+44 7911 123456 ext. 12', '+44 7911 123456 x12'],
  ...['447911123456+', '٤٤٧٩١١١٢٣٤٥٦+', '++44 7911 123456', '+ +44 7911 123456'],
  ...['﹢44 7911 123456', '1) +44 7911 123456', '#2 +44 7911 123456', '0011 44 7911 123456'],
  ...['whatsapp://send?phone=447911123456', 'https://web.whatsapp.com/send?phone=447911123456'],
  ...['+44ー7911ー123456', '+44~7911~123456', '+44 7911 123456, ext 12 (office)'],
  'tel:+44-7911-123456;ext=12',
])('%s is +44 7911 123456', (typed) => {
  expect(readPhone(typed)).toMatchObject({ e164: '+447911123456', possible: true })
})

it.each([
  ['020 7946 0958', 'GB', '+442079460958'],
  ['020 7946 0958', 'gb', '+442079460958'],
  ['٠٠٩٧١ ٥٠ ١٢٣ ٤٥٦٧', undefined, '+971501234567'],
  ['＋81 90-1234-5678', undefined, '+819012345678'],
  ['+41.44.668.18.00', undefined, '+41446681800'],
  ['+683 4002', undefined, '+6834002'],
  ['\u200e+1 (212) 555-0123', undefined, '+12125550123'],
  ['+255 0712 345 678', undefined, '+255712345678'],
  ['+52 1 55 1234 5678', undefined, '+525512345678'],
  ['0052-1-55-1234-5678', undefined, '+525512345678'],
  ['+881 6 1234 5678', undefined, '+881612345678'],
  ['+1 800 3569377', undefined, '+18003569377'],
  ['+49 30 123456 Durchwahl 78', undefined, '+4930123456'],
  ['+7 495 123-45-67 доб. 12', undefined, '+74951234567'],
  ['+81 3-1234-5678 内線12', undefined, '+81312345678'],
  ['０９０ー１２３４ー５６７８', 'JP', '+819012345678'],
  ['Tel. 020 7946 0958', 'GB', '+442079460958'],
  ['+39 (0)6 6982 1234', undefined, '+390669821234'],
  ['+225 07 07 12 34 56', undefined, '+2250707123456'],
  // Trunk prefixes in brackets, pauses, a second line, letters for digits.
  ['+39 (0)347 1234567', undefined, '+393471234567'],
  ['+52 (01) 55 1234 5678', undefined, '+525512345678'],
  ['+55 (0xx11) 91234-5678', undefined, '+5511912345678'],
  ['(0xx11) 91234-5678', 'BR', '+5511912345678'],
  ['+36 (06) 30 123 4567', undefined, '+36301234567'],
  ['+1-212-555-0123,,5', undefined, '+12125550123'],
  ['+1 212 555 0123;5', undefined, '+12125550123'],
  ['+1 212 555 0123p5', undefined, '+12125550123'],
  ['+90 212 123 45 67 / 12', undefined, '+902121234567'],
  ['+41 44 668 18 00/01', undefined, '+41446681800'],
  ['+49 30/123456', undefined, '+4930123456'],
  ['+49 30 12345O', undefined, '+4930123450'],
  ['O20 7946 O958', 'GB', '+442079460958'],
  ['+44 79ll l23456', undefined, '+447911123456'],
  ['001 44 7911 123456', 'HK', '+447911123456'],
  ['7290', 'TK', '+6907290'],
  ['22222', 'SH', '+29022222'],
  ['(0692) 12-34-56', 'RE', '+262692123456'],
  ['291 1234', 'TT', '+18682911234'],
])('%s in %s is %s', (typed, country, e164) => {
  expect(readPhone(typed, country)).toMatchObject({ e164, possible: true })
  expect(normalisePhone(typed, country)).toBe(e164)
})

it.each([
  ['+41 44 668 18 00', undefined, []],
  ['020 7946 0958', 'GB', []],
  ['+1 123 456 7890', undefined, ['error contactPhone.invalid']],
  ['+49 000000000', undefined, ['error contactPhone.invalid']],
  ['123 4567', 'GB', ['error contactPhone.invalid']],
  ['00000000', undefined, ['error contactPhone.no-country']],
  ['0341 1234567', undefined, ['error contactPhone.no-country']],
  ['12345678', undefined, ['error contactPhone.no-country']],
  ['020 7946 0958', undefined, ['error contactPhone.no-country']],
  ['020 7946 0958', 'XX', ['error contactPhone.no-country']],
  ['+1 23', undefined, ['error contactPhone.impossible']],
  // A slip for +81, or dialled with the 8 of Russia.
  ['+8 90 1234 5678', undefined, ['error contactPhone.impossible']],
  ['+44 20 7946 0958 0958 0958', undefined, ['error contactPhone.impossible']],
  ['123 4567 / +44 7911 123456', undefined, ['error contactPhone.no-country']],
  ['+44 7911 123456 / +44 20 7946 0958', undefined, ['error contactPhone.impossible']],
  ['WhatsApp 1234567', undefined, ['error contactPhone.no-country']],
  ['+999 123456789', undefined, ['error contactPhone.impossible']],
])('%s in %s: %j', (typed, country, expected) => expect(codes(typed, country)).toEqual(expected))

it('what is longer than any number is kept', () =>
  expect(normalisePhone(`${'a1'.repeat(50_000)} `)).toBe('a1'.repeat(50_000)))

it.each([
  ['+255 22 2112345; 2112346', 'TZ'],
  ['1. 06/12/34/56/78', 'FR'],
])('of %s in %s no part is taken', (typed, country) =>
  expect(normalisePhone(typed, country)).toBe(typed),
)

it('what is unreadable is kept, tidied', () =>
  expect(normalisePhone(' 12345678 ')).toBe('12345678'))

it('the mobiles of every country are taken', () => {
  const refused = getCountries().filter((country) => {
    const example = getExampleNumber(country, examples)
    const spellings = [example?.formatInternational() ?? '', example?.number ?? '']
    return spellings.some((spelling) => codes(spelling).length > 0)
  })
  expect(refused).toEqual([])
})

it('every number that the full tables take is taken', () => {
  const seed = fc.tuple(fc.constantFrom(...getCountries()), fc.array(fc.nat(), { maxLength: 6 }))
  const arbitrary = seed.map(([country, at]) => {
    const { number = '' } = getExampleNumber(country, examples) ?? {}
    const digits = [...number]
    for (const each of at) digits[4 + (each % (digits.length - 4))] = String(each % 10)
    return digits.join('')
  })
  fc.assert(
    fc.property(arbitrary, (number) => {
      fc.pre(parseFully(number, { extract: false })?.isValid() === true)
      expect(codes(number)).toEqual([])
    }),
    { numRuns: 3000 },
  )
})
