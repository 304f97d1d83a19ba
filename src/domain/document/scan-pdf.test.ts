import { PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { photo } from '../../../test/support/document-samples.ts'
import { scanPdf } from './scan-pdf.ts'

test('each picture is a page of A4, in order, upright or across, byte for byte', async () => {
  const wide = new Uint8Array(await photo(400, 300))
  const high = new Uint8Array(await photo(300, 400))
  const made = scanPdf([
    { jpeg: wide, width: 400, height: 300 },
    { jpeg: high, width: 300, height: 400 },
  ])
  const read = await PDFDocument.load(made)
  const sizes = read.getPages().map((page) => page.getSize())
  const [long, short] = [841.89, 595.28]
  expect(sizes).toEqual([
    ...[
      { width: long, height: short },
      { width: short, height: long },
    ],
  ])
  const whole = Buffer.from(made)
  expect(whole.indexOf(wide)).toBeGreaterThan(0)
  expect(whole.indexOf(high)).toBeGreaterThan(whole.indexOf(wide))
  expect(made.length - wide.length - high.length).toBeLessThan(2000)
})

test('its table leads to its objects', () => {
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff])
  const text = Buffer.from(scanPdf([{ jpeg, width: 1, height: 1 }])).toString('latin1')
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(start, start + 4)).toBe('xref')
  const places = [...text.slice(start).matchAll(/^(\d{10}) 00000 n/gm)].map(([, at]) => Number(at))
  expect(places).toHaveLength(5)
  for (const [index, at] of places.entries()) {
    expect(text.slice(at).startsWith(`${index + 1} 0 obj`)).toBe(true)
  }
})
