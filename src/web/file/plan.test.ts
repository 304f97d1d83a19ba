import { describe, expect, test } from 'vitest'
import { documentTypes, maxUploadBytes } from '#domain/document/document.ts'
import type { SeenKind } from '#domain/document/kind.ts'
import {
  bytesOfPage,
  drawings,
  drawnSize,
  lightBytes,
  mostPages,
  nameAs,
  openableBytes,
  type PdfFacts,
  planFor,
  planForPdf,
  planForSeveral,
} from './plan.ts'

const light = lightBytes
const heavy = lightBytes + 1
const tooLarge = maxUploadBytes + 1
const send = { step: 'send' }
const refuse = (code: string) => ({ step: 'refuse', code })
const redraw = (otherwise: string) => ({ step: 'redraw', otherwise })

describe('by kind, size and slot', () => {
  test.each([
    ['jpeg', light, 'passportPhoto', send],
    ['jpeg', heavy, 'passportPhoto', redraw('send')],
    ['jpeg', tooLarge, 'passportPhoto', redraw('broken')],
    ['png', tooLarge, 'passportDocument', redraw('broken')],
    ['heic', 1, 'passportPhoto', redraw('heic')],
    ['picture', 1, 'transitVisa', redraw('picture')],
    ['pdf', light, 'flightTicket', send],
    ['pdf', heavy, 'flightTicket', { step: 'open-pdf' }],
    ['pdf', light, 'passportPhoto', { step: 'open-pdf' }],
    ['empty', 0, 'passportPhoto', refuse('empty')],
    ['pdf', openableBytes + 1, 'flightTicket', refuse('too-large')],
    ['unknown', light, 'flightTicket', refuse('wrong-type')],
  ] as const)('%s of %i bytes for %s', (kind, size, type, expected) => {
    expect(planFor(kind, size, type)).toEqual(expected)
  })

  test('no picture is refused for its size or kind before it was tried, wherever it belongs', () => {
    for (const type of documentTypes) {
      for (const kind of ['jpeg', 'png', 'heic', 'picture'] as const) {
        for (const size of [1, light, heavy, tooLarge, 80_000_000]) {
          expect(planFor(kind, size, type).step).not.toBe('refuse')
        }
      }
    }
  })
})

describe('a PDF that was looked into', () => {
  const scan: PdfFacts = { isSigned: false, hasText: false, pages: 2 }
  test.each([
    ['a scan', {}, heavy, 'flightTicket', { step: 'shrink' }],
    ['a scan that cannot be sent as it is', {}, tooLarge, 'flightTicket', { step: 'shrink' }],
    ['text', { hasText: true }, heavy, 'flightTicket', send],
    ['text too large', { hasText: true }, tooLarge, 'flightTicket', { step: 'shrink' }],
    ['a signature', { isSigned: true }, heavy, 'flightTicket', send],
    ['a signature, too large', { isSigned: true }, tooLarge, 'flightTicket', refuse('signed')],
    ['a book', { pages: mostPages + 1 }, heavy, 'flightTicket', send],
    ['a book, too large', { pages: mostPages + 1 }, tooLarge, 'flightTicket', refuse('too-many')],
    ['the most pages', { pages: mostPages }, tooLarge, 'flightTicket', { step: 'shrink' }],
    ['one page for a photo', { pages: 1 }, light, 'passportPhoto', { step: 'picture' }],
    ['two pages for a photo', {}, light, 'passportPhoto', refuse('wrong-type')],
  ] as const)('%s', (_, over, size, type, expected) => {
    expect(planForPdf({ ...scan, ...over }, size, type)).toEqual(expected)
  })
})

test('pictures become pages together; a photo is one, and a PDF comes alone', () => {
  const kinds = (...all: SeenKind[]) => all
  const join = { step: 'join' }
  expect(planForSeveral(kinds('jpeg', 'heic', 'png', 'picture'), 'flightTicket')).toEqual(join)
  expect(planForSeveral(kinds('jpeg', 'jpeg'), 'passportPhoto')).toEqual(refuse('several'))
  for (const other of ['pdf', 'unknown', 'empty'] as const) {
    expect(planForSeveral(kinds('jpeg', other), 'flightTicket')).toEqual(refuse('several'))
  }
  const many = Array<SeenKind>(mostPages + 1).fill('jpeg')
  expect(planForSeveral(many, 'flightTicket')).toEqual(refuse('too-many'))
  expect(planForSeveral(many.slice(1), 'flightTicket')).toEqual(join)
})

test('a drawn picture keeps its shape, never grows, and fits every canvas', () => {
  const [first] = drawings
  const edge = first?.longestEdge ?? 0
  expect(drawnSize({ width: 8000, height: 6000 }, edge)).toEqual({ width: 2400, height: 1800 })
  expect(drawnSize({ width: 400, height: 450 }, edge)).toEqual({ width: 400, height: 450 })
  // The screenshot of a whole page stays legible.
  expect(drawnSize({ width: 1000, height: 12_000 }, edge)).toEqual({ width: 600, height: 7200 })
  // The maximum canvas area of iPhones.
  expect(edge * edge).toBeLessThan(16_700_000)
})

test('the pages of a document are light together, and none so small that it blurs', () => {
  for (let pages = 1; pages <= 6; pages += 1) {
    expect(bytesOfPage(pages) * pages).toBeLessThanOrEqual(lightBytes)
  }
  expect(bytesOfPage(mostPages)).toBe(150 * 1024)
  expect(bytesOfPage(mostPages) * mostPages).toBeLessThan(maxUploadBytes)
})

test('its name says what it became', () => {
  expect(nameAs('IMG_2041.HEIC', 'jpg')).toBe('IMG_2041.jpg')
  expect(nameAs('IMG_2041.HEIC', 'pdf')).toBe('IMG_2041.pdf')
  expect(nameAs('scan', 'jpg')).toBe('scan.jpg')
  expect(nameAs('.png', 'jpg')).toBe('photo.jpg')
})
