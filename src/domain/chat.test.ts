import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { always } from '../../test/support/always.ts'
import {
  mayAskRating,
  messageParts,
  messageText,
  pageOf,
  textWithFiles,
  typedIn,
  whyNoTranscript,
  wordsOfFiles,
} from './chat.ts'

describe('the parts of a message', () => {
  const linksOf = (text: string) => messageParts(text).flatMap(({ href }) => href ?? [])

  test.each([
    ['See https://visa.immigration.go.tz.', ['https://visa.immigration.go.tz']],
    ['(http://example.org/a?b=c&d=1#e)', ['http://example.org/a?b=c&d=1#e']],
    ['看 https://example.org/路径。', ['https://example.org/路径']],
    ['请看https://example.org/a，谢谢', ['https://example.org/a']],
    ['HTTPS://EXAMPLE.ORG:8443/x, and', ['HTTPS://EXAMPLE.ORG:8443/x']],
    ['https://a.example/1 https://b.example/2', ['https://a.example/1', 'https://b.example/2']],
  ])('%s links %j', (text, links) => expect(linksOf(text)).toEqual(links))

  test.each([
    ...['javascript:alert(1)', 'data:text/html,<script>alert(1)</script>', '//example.org'],
    ...['https://bank.example@evil.example/', 'https://аpple.example/', 'ftp://example.org/a'],
    ...['https://\u202eexample.org/', 'https://', 'xhttps://example.org'],
  ])('%s stays words', (text) => expect(linksOf(text)).toEqual([]))

  test('together are the message, whatever it says', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('https://', 'http://a.b/', '<b>', '"', '@', '.', '\n', 'javascript:'),
    )
    always(fc.array(piece), (pieces) => {
      const message = pieces.join('')
      const parts = messageParts(message)
      expect(parts.map(({ text }) => text).join('')).toBe(message)
      for (const { text, href } of parts) {
        expect(text).not.toBe('')
        // Nothing before the host but the scheme, no sign that ends an attribute.
        if (href) expect(href).toMatch(/^https?:\/\/[a-z0-9.-]+(:\d+)?([/?#][^\s<>"']*)?$/i)
      }
    })
  })

  test('are found in a text however long: in quadratic time it would take too long', () => {
    const long = 'https://'.repeat(80_000) + '.'.repeat(400_000)
    expect(linksOf(long)).toEqual([])
  }, 100_000)
})

test.each([
  ['  Hello \r\nyou\r ', 'Hello \nyou'],
  [' \n\t ', null],
  ['', null],
  ['\u0000\u0007', null],
  ['a\u001b[31mb\tc', 'a[31mb\tc'],
])('%j is stored as %j', (typed, kept) => expect(messageText(typed)).toBe(kept))

test.each([
  [{ hasEmail: true, hasAnswer: true }, null],
  [{ hasEmail: true, hasAnswer: false }, 'chat.answer-required'],
  [{ hasEmail: false, hasAnswer: true }, 'chat.email-required'],
])('a copy by e-mail: %j is %s', (facts, reason) => expect(whyNoTranscript(facts)).toBe(reason))

describe('the page of a message', () => {
  test.each([
    ['/visa-fees', '/visa-fees'],
    ['/de/continue?order=secret', '/de/continue'],
    ['/contact#chat=key', '/contact'],
    ['/a\u0007b ', '/ab'],
    ['https://elsewhere.example/', null],
    ['?query', null],
    ['', null],
  ])('%j is %j', (given, page) => expect(pageOf(given)).toBe(page))

  test('is bounded, and never holds what follows the path', () => {
    always(fc.string({ maxLength: 700 }), (path) => {
      const page = pageOf(`/${path}`) ?? ''
      expect(page.length).toBeLessThanOrEqual(500)
      expect(page).not.toMatch(/[?#]|\p{Cc}/u)
      expect(page.isWellFormed()).toBe(true)
    })
  })
})

const files = [{ name: 'page.jpg' }, { name: 'ticket.pdf' }]

test('the names of files stand for words that were not typed', () => {
  const message = wordsOfFiles(files)
  expect(typedIn({ message, files })).toBe('')
  expect(typedIn({ message })).toBe(message)
  expect(typedIn({ message: 'Here it is', files })).toBe('Here it is')
  expect(textWithFiles({ message, files })).toBe('📎 page.jpg\n📎 ticket.pdf')
  expect(textWithFiles({ message: 'Here', files })).toBe('Here\n📎 page.jpg\n📎 ticket.pdf')
  expect(textWithFiles({ message: 'Hello' })).toBe('Hello')
})

test.each([
  ['closed', null, null, true],
  ['open', null, null, false],
  ['closed', 'good', null, false],
  ['closed', null, new Date(0), false],
] as const)('%s, rated %s, asked %s: asks %s', (state, rating, ratingAskedAt, asks) => {
  expect(mayAskRating({ state, rating, ratingAskedAt })).toBe(asks)
})
