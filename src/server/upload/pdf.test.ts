import { afterAll, describe, expect, test } from 'vitest'
import * as samples from '../../../test/support/document-samples.ts'
import { createPdfReader } from './pdf.ts'

const reader = createPdfReader()
afterAll(() => reader.close())

const codeOf = async (bytes: Buffer) =>
  reader.rewrite(bytes).then(
    () => 'taken',
    (error) => error.code,
  )

describe('a PDF is taken', () => {
  test.each([
    ['of a hundred pages', () => samples.pdf(100)],
    ['with a picture of 100 MB in it', () => samples.bombPdf(100, 'picture')],
  ])('%s', async (_, make) => {
    expect(await codeOf(await make())).toBe('taken')
  })

  test('with blanks behind its end', async () => {
    expect(await codeOf(Buffer.concat([await samples.pdf(), Buffer.from('\r\n\0\0\0')]))).toBe(
      'taken',
    )
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

test.each([
  ['', '/S /JavaScript', 'document.scripted'],
  ['', '/#53 /J#61vaScript', 'document.scripted'],
  ['/Filter /FlateDecode', '/Type/EmbeddedFile', 'document.scripted'],
  ['', '/Title (JavaScript)', 'taken'],
])('%s %s inside a stream, where only a table leads, is %3$s', async (filter, inside, code) => {
  const contents = Buffer.from(`5 0 obj << ${inside} >> endobj`)
  expect(await codeOf(await samples.withStream(filter, contents))).toBe(code)
})
