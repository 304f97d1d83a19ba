import { afterAll, describe, expect, test } from 'vitest'
import { pdfOf, words } from '../../../../test/hostile/pdf/build.ts'
import { activeWords } from '../../../../test/hostile/pdf/look.ts'
import * as samples from '../../../../test/support/document-samples.ts'
import { createPdfReader } from './pdf.ts'

const reader = createPdfReader()
afterAll(() => reader.close())

const codeOf = async (bytes: Buffer) =>
  reader.rewrite(bytes).then(
    () => 'taken',
    (error) => error.code,
  )

const latin1 = (text: string) => Buffer.from(text, 'latin1')

/** What is read on the pages of what is stored of it. */
const wordsOf = async (given: Buffer) => {
  const { bytes } = await reader.rewrite(given)
  return (await reader.text(bytes)).map((page) => page.map(({ text }) => text).join(''))
}

describe('a PDF is taken', () => {
  test.each([
    ['of a hundred pages', () => samples.pdf(100)],
    ['with a picture of 100 MB in it', () => samples.bombPdf(100, 'picture')],
  ])('%s', async (_, make) => {
    expect(await codeOf(await make())).toBe('taken')
  })

  const followed = (text: string) => async () => Buffer.concat([await samples.pdf(), latin1(text)])
  const preceded = (text: string) => async () => Buffer.concat([latin1(text), await samples.pdf()])
  const ended = (text: string) => async () =>
    latin1((await samples.pdf()).toString('latin1').replace(/(startxref\s+\d+)\s+%%EOF\s*/, text))
  const mimeHead = `Content-Type: application/pdf\r\nX-Note: ${'a'.repeat(900)}\r\n\r\n`
  test.each([
    ['blanks behind its end', followed('\r\n\0\0\0')],
    ['4 kB of NUL behind it', followed('\0'.repeat(4096))],
    ['a page of 3 kB behind it', followed(`\n<html>${'<p>Thank you</p>'.repeat(190)}</html>`)],
    ['no word of its end', ended('$1')],
    ['half a word of its end', ended('$1\n%%E')],
    ['a note before its end', ended('$1\n% by a printer\n%%EOF')],
    ['a place for its table that there cannot be', ended('startxref\n-1\n%%EOF')],
    ['a line before it', preceded('\n')],
    ['a mark of the byte order before it', preceded('\xef\xbb\xbf')],
    ['the head of a mail before it', preceded(mimeHead)],
  ])('with %s, with all its words', async (_, make) => {
    expect(await wordsOf(await make())).toEqual(['Ticket, page 1'])
  })

  test('with words before it that its own numbers count', async () => {
    const given = pdfOf({ head: 'HTTP/1.1 200 OK\r\n\r\n%PDF-1.7\n' })
    expect(await wordsOf(given)).toEqual([words])
  })
})

describe('a PDF that nobody needs a password to read is taken', () => {
  const kinds = samples.ciphers.flatMap((cipher) =>
    [true, false].map((isPacked) => [cipher, isPacked ? 'packed' : 'in the open'] as const),
  )
  const locked = (cipher: (typeof kinds)[number][0], how: string, password = '') =>
    samples.encryptedPdf(password, cipher, how === 'packed')

  test.each(kinds)('%s, %s: with its words, in the open', async (cipher, how) => {
    const { bytes } = await reader.rewrite(await locked(cipher, how))
    expect(Buffer.from(bytes).includes('/Encrypt')).toBe(false)
    const [page] = await reader.text(bytes)
    expect(page?.map(({ text }) => text).join('')).toBe('Ticket, page 1')
  })

  test.each(kinds.slice(3, 5))('%s, %s: without its table, too', async (cipher, how) => {
    const whole = (await locked(cipher, how)).toString('latin1')
    const lost = whole.replace(/startxref\n\d+/, 'startxref\n1')
    expect(await wordsOf(latin1(lost))).toEqual(['Ticket, page 1'])
  })

  test.each(samples.ciphers)('%s: but not where one is asked for', async (cipher) => {
    expect(await codeOf(await locked(cipher, 'packed', 'secret'))).toBe('document.encrypted')
  })

  test('but not one that is to stay as it is', async () => {
    const kept = reader.keep(await samples.encryptedPdf(''))
    await expect(kept).rejects.toMatchObject({ code: 'document.encrypted' })
  })

  test('but not one that is locked for certain people', async () => {
    const sealed = pdfOf({ trailer: '/Encrypt << /Filter /Adobe.PubSec /V 4 >>' })
    expect(await codeOf(sealed)).toBe('document.encrypted')
  })
})

describe('a PDF is refused', () => {
  test.each([
    ['of 101 pages', () => samples.pdf(101), 'document.too-complex'],
    ['that unpacks to 140 MB', () => samples.bombPdf(140, 'picture'), 'document.too-complex'],
    ['whose objects unpack', () => samples.bombPdf(40, 'objects'), 'document.too-complex'],
    ['whose objects are packed oddly', samples.oddPdf, 'document.too-complex'],
  ])('%s', async (_, make, code) => {
    expect(await codeOf(await make())).toBe(code)
  })

  test('that was cut off anywhere', async () => {
    const whole = await samples.pdf(3)
    for (const share of [0.1, 0.5, 0.9, 0.99]) {
      expect(await codeOf(whole.subarray(0, whole.length * share))).toBe('document.unreadable')
    }
  })

  test('that is only a beginning and an end', async () => {
    const hollow = Buffer.from('%PDF-1.7\nnothing\nstartxref\n0\n%%EOF\n')
    expect(await codeOf(hollow)).toBe('document.unreadable')
  })
})

test('that a revision was cut off is not hidden by the one before it', async () => {
  const revised = Buffer.concat([await samples.pdf(), latin1('9 0 obj\n<< /Type /Page')])
  expect(await codeOf(revised)).toBe('document.unreadable')
})

test('a page that a program has still to draw is not stored as the words before it', async () => {
  const waits = pdfOf({ catalog: '/NeedsRendering true /AcroForm << /XFA 20 0 R >>' })
  expect(await codeOf(waits)).toBe('document.ambiguous')
})

test.each([
  ['', '/S /JavaScript'],
  ['', '/#53 /J#61vaScript'],
  ['/Filter /FlateDecode', '/Type/EmbeddedFile'],
  ['', '/Title (JavaScript)'],
])('%s %s inside a stream, where only a table leads, is not stored', async (filter, inside) => {
  const contents = Buffer.from(`98 0 obj << ${inside} >> endobj`)
  const { bytes } = await reader.rewrite(await samples.withStream(filter, contents))
  expect(await activeWords(bytes)).toBeNull()
})
