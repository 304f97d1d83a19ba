import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { computingMs } from '../../test/support/computing.ts'
import { editDistance, isEmailAddress, maskEmail, scoreEmail, suggestEmail } from './email.ts'

describe('one address', () => {
  it.each([
    'a@b.c',
    'ada.muster@gmail.com',
    "o'neill+visa@sub.example.co.uk",
    'ADA@EXAMPLE.ORG',
    '1@2.com',
    'a@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
  ])('%s', (address) => {
    expect(isEmailAddress(address)).toBe(true)
  })

  it.each([
    '',
    'a@b',
    'ada',
    '@example.com',
    'ada@',
    'ada@@example.com',
    'a@b@example.com',
    'ada@example',
    'ada@example..com',
    'ada@.example.com',
    'ada@example.com.',
    '.ada@example.com',
    'a..b@example.com',
    'ada.@example.com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@exa_mple.com',
    'ada@127.0.0.1',
    'ada muster@example.com',
    'ada@example.com,eve@example.com',
    'ada@example.com;eve@example.com',
    'Ada <ada@example.com>',
    '"ada"@example.com',
    'ada(1)@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada@example.com\n',
    'ada\0@example.com',
    'adä@example.com',
    'ada@bücher.example',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@${'b.'.repeat(130)}com`,
  ])('not %j', (address) => {
    expect(isEmailAddress(address)).toBe(false)
  })

  it('never lets through what could make a second recipient or a header', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary-ascii' }),
        fc.constantFrom(...',;<>()" \r\n\0'),
        (s, sign) => {
          expect(isEmailAddress(`a${s}${sign}@example.com`)).toBe(false)
          expect(isEmailAddress(`ada@exam${sign}${s}ple.com`)).toBe(false)
        },
      ),
    )
  })

  it('answers at once however long the text', () => {
    const took = computingMs(() => {
      for (const text of ['a.'.repeat(50_000), `a@${'a-'.repeat(50_000)}`, '@'.repeat(100_000)]) {
        isEmailAddress(text)
        suggestEmail(text)
      }
    })
    expect(took).toBeLessThan(500)
  })
})

describe('suggestions', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmail.co', 'ada@gmail.com'],
    ['ada@gmailcom', 'ada@gmail.com'],
    ['ada@gmail,com', 'ada@gmail.com'],
    ['ada@gmail.com.', 'ada@gmail.com'],
    ['Ada@GMAIL.CMO', 'Ada@gmail.com'],
    ['ada@hotmial.com', 'ada@hotmail.com'],
    ['ada@hotmal.fr', 'ada@hotmail.fr'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@yaho.com', 'ada@yahoo.com'],
    ['ada@iclould.com', 'ada@icloud.com'],
    ['ada@yandex.rru', 'ada@yandex.ru'],
    ['ada@example.vom', 'ada@example.com'],
    ['ada@aol.cmo', 'ada@aol.com'],
  ])('%s is probably %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
  })

  it.each([
    'ada@gmail.com',
    'ada@mail.com',
    'ada@ymail.com',
    'ada@gmx.de',
    'ada@camtel.cm',
    'ada@omantel.om',
    'ada@example.org',
    'ada@qq.com',
    'ada@me.com',
    'ada@my.com',
    'ada@company.co',
    'ada',
    '@gmial.com',
  ])('nothing for %s', (typed) => {
    expect(suggestEmail(typed)).toBeNull()
  })

  it('suggests only addresses, and is content with its own suggestion', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('gmail.com', 'hotmail.com', 'outlook.fr', 'yandex.ru', 'example.com'),
        fc.nat(12),
        fc.constantFrom(...'abcxyz.-'),
        (domain, place, letter) => {
          const typed = `ada@${domain.slice(0, place)}${letter}${domain.slice(place + 1)}`
          const suggestion = suggestEmail(typed)
          if (suggestion === null) return
          expect(isEmailAddress(suggestion)).toBe(true)
          expect(suggestEmail(suggestion)).toBeNull()
        },
      ),
    )
  })

  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['gmail', 'gmial', 1],
    ['gmail', 'gmai', 1],
    ['kitten', 'sitting', 3],
  ])('from %j to %j are %i slips', (a, b, steps) => {
    expect(editDistance(a, b)).toBe(steps)
    expect(editDistance(b, a)).toBe(steps)
  })

  it('scores addresses from none to a known provider', () => {
    const scores = ['ada', 'ada@gmial.com', 'ada@example.org', 'ada@gmail.com'].map(scoreEmail)
    expect(scores).toEqual([0, 0.4, 0.8, 1])
  })
})

test.each([
  ['ada@gmail.com', 'a•••@gmail.com'],
  ['x@y.example', 'x•••@y.example'],
  ['"a@b"@c.example', '"•••@c.example'],
  ['@c.example', '•••@c.example'],
  ['nobody', '•••'],
])('%s is shown as %s', (address, masked) => {
  expect(maskEmail(address)).toBe(masked)
})
