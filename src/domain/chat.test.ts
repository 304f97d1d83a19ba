import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  attendanceAt,
  isOfficeOpen,
  mayAskRating,
  messageParts,
  messageText,
  opensOn,
  pageOf,
  textWithFiles,
  typedIn,
  whyNoTranscript,
  wordsOfFiles,
} from './chat.ts'
import { defaultCompany } from './reference/company.ts'

const hours = defaultCompany.businessHours

describe('the office', () => {
  test.each([
    ['2026-11-20T08:59:00Z', false, 'a minute before it opens'],
    ['2026-11-20T09:00:00Z', true, 'on a Friday at nine'],
    ['2026-11-20T17:59:59Z', true, 'to the last minute'],
    ['2026-11-20T18:00:00Z', false, 'at six'],
    ['2026-11-21T12:00:00Z', false, 'on a Saturday'],
    ['2026-12-25T12:00:00Z', false, 'at Christmas'],
    ['2026-07-03T08:00:00Z', true, 'in summer, an hour earlier by UTC'],
    ['2026-07-03T17:00:00Z', false, 'in summer, in the evening'],
  ])('%s: open %s (%s)', (moment, isOpen) => {
    expect(isOfficeOpen(new Date(moment), hours)).toBe(isOpen)
  })

  test.each([
    ['2026-11-20T08:00:00Z', '2026-11-20'],
    ['2026-11-20T12:00:00Z', '2026-11-23'],
    ['2026-11-21T12:00:00Z', '2026-11-23'],
    ['2026-12-24T19:00:00Z', '2026-12-29'],
    ['2026-06-01T23:30:00Z', '2026-06-02'],
  ])('after %s opens on %s', (moment, day) => {
    expect(opensOn(new Date(moment), hours)).toBe(day)
  })

  test('somebody who is there counts more than the hours', () => {
    const night = new Date('2026-11-21T23:00:00Z')
    expect(attendanceAt(night, hours, true)).toBe('here')
    expect(attendanceAt(night, hours, false)).toBe('away')
    expect(attendanceAt(new Date('2026-11-20T10:00:00Z'), hours, false)).toBe('soon')
  })
})

import { messageParts, messageText, whyNoTranscript } from './chat.ts'

describe('the parts of a message', () => {
  const linksOf = (text: string) => messageParts(text).flatMap(({ href }) => href ?? [])

  test.each([
    ['See https://visa.immigration.go.tz.', ['https://visa.immigration.go.tz']],
    ['(http://example.org/a?b=c&d=1#e)', ['http://example.org/a?b=c&d=1#e']],
    ['看 https://example.org/路径。', ['https://example.org/路径']],
    ['请看https://example.org/a，谢谢', ['https://example.org/a']],
    ['HTTPS://EXAMPLE.ORG:8443/x, and', ['HTTPS://EXAMPLE.ORG:8443/x']],
    ['https://a.example/1 https://b.example/2', ['https://a.example/1', 'https://b.example/2']],
  ])('%s links %j', (text, links) => {
    expect(linksOf(text)).toEqual(links)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://bank.example@evil.example/',
    'https://аpple.example/',
    'https://\u202eexample.org/',
    'https://',
    'xhttps://example.org',
    'ftp://example.org/a',
    '//example.org',
  ])('%s stays words', (text) => {
    expect(linksOf(text)).toEqual([])
  })

  test('together are the message, whatever it says', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('https://', 'http://a.b/', '<b>', '"', '@', '.', '\n', 'javascript:'),
    )
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const message = pieces.join('')
        const parts = messageParts(message)
        expect(parts.map(({ text }) => text).join('')).toBe(message)
        for (const { text, href } of parts) {
          expect(text).not.toBe('')
          // Nothing before the host but the scheme, no sign that ends an attribute.
          if (href) expect(href).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?([/?#][^\s<>"']*)?$/i)
        }
      }),
    )
  })

  test('are found in linear time', () => {
    const long = 'https://'.repeat(2000) + '.'.repeat(20_000)
    const begun = performance.now()
    messageParts(long)
    expect(performance.now() - begun).toBeLessThan(500)
  })
})

test.each([
  ['  Hello \r\nyou\r ', 'Hello \nyou'],
  [' \n\t ', null],
  ['', null],
  ['\u0000\u0007', null],
  ['a\u001b[31mb\tc', 'a[31mb\tc'],
])('of %j is kept %j', (typed, kept) => {
  expect(messageText(typed)).toBe(kept)
})

test.each([
  [{ hasEmail: true, hasAnswer: true }, null],
  [{ hasEmail: true, hasAnswer: false }, 'chat.answer-required'],
  [{ hasEmail: false, hasAnswer: true }, 'chat.email-required'],
])('a copy by e-mail: %j is %s', (facts, reason) => {
  expect(whyNoTranscript(facts)).toBe(reason)
})

describe('the page that somebody writes from', () => {
  test.each([
    ['/visa-fees', '/visa-fees'],
    ['/de/continue?order=secret', '/de/continue'],
    ['/contact#chat=key', '/contact'],
    ['/a\u0007b ', '/ab'],
    ['https://elsewhere.example/', null],
    ['?query', null],
    ['', null],
  ])('%j is %j', (given, page) => {
    expect(pageOf(given)).toBe(page)
  })

  test('is bounded, and never holds what follows the path', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 700 }), (path) => {
        const page = pageOf(`/${path}`) ?? ''
        expect(page.length).toBeLessThanOrEqual(500)
        expect(page).not.toMatch(/[?#]|\p{Cc}/u)
        expect(page.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('words and files of a message', () => {
  const files = [{ name: 'page.jpg' }, { name: 'ticket.pdf' }]

  test('names stand for words that were not typed', () => {
    const message = wordsOfFiles(files)
    expect(typedIn({ message, files })).toBe('')
    expect(typedIn({ message })).toBe(message)
    expect(typedIn({ message: 'Here it is', files })).toBe('Here it is')
    expect(textWithFiles({ message, files })).toBe('📎 page.jpg\n📎 ticket.pdf')
    expect(textWithFiles({ message: 'Here', files })).toBe('Here\n📎 page.jpg\n📎 ticket.pdf')
    expect(textWithFiles({ message: 'Hello' })).toBe('Hello')
  })
})

test.each([
  ['closed', null, null, true],
  ['open', null, null, false],
  ['closed', 'good', null, false],
  ['closed', null, new Date(0), false],
] as const)('%s, rated %s, asked %s: asks %s', (state, rating, ratingAskedAt, asks) => {
  expect(mayAskRating({ state, rating, ratingAskedAt })).toBe(asks)
})
