import { expect, test } from 'vitest'
import { maxUploadBytes } from '#domain/document/document.ts'
import { seenKind } from './file-kind.ts'
import { nameAsJpeg, planFor, redrawSize } from './plan.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const small = 1000
const large = maxUploadBytes + 1

test('the bytes say what a file is', () => {
  expect(seenKind(bytes(''))).toBe('empty')
  expect(seenKind(bytes('\xff\xd8\xff\xe1'))).toBe('jpeg')
  expect(seenKind(bytes('\x89PNG\r\n\x1a\n'))).toBe('png')
  expect(seenKind(bytes('%PDF-1.7'))).toBe('pdf')
  expect(seenKind(bytes('\n\n%PDF-1.4'))).toBe('pdf')
  expect(seenKind(bytes('\0\0\0\x18ftypheic'))).toBe('heic')
  expect(seenKind(bytes('\0\0\0\x18ftypmif1'))).toBe('heic')
  expect(seenKind(bytes('\0\0\0\x18ftypavif'))).toBe('picture')
  expect(seenKind(bytes('RIFF\x10\0\0\0WEBPVP8 '))).toBe('picture')
  expect(seenKind(bytes('\0\0\0\x18ftypisom'))).toBe('unknown')
  expect(seenKind(bytes('PK\x03\x04'))).toBe('unknown')
})

test('what fits is sent as it is', () => {
  expect(planFor('jpeg', small, 'passportPhoto')).toEqual({ step: 'send' })
  expect(planFor('pdf', maxUploadBytes, 'flightTicket')).toEqual({ step: 'send' })
  expect(planFor('png', small, 'flightTicket')).toEqual({ step: 'send' })
})

test('photos are redrawn when they are too large or foreign, and the reason is kept', () => {
  expect(planFor('jpeg', large, 'passportPhoto')).toEqual({
    step: 'redraw',
    otherwise: 'too-large',
  })
  expect(planFor('heic', small, 'passportPhoto')).toEqual({ step: 'redraw', otherwise: 'heic' })
  expect(planFor('picture', small, 'flightTicket')).toEqual({
    step: 'redraw',
    otherwise: 'picture',
  })
})

test('the rest is refused for its own reason', () => {
  expect(planFor('empty', 0, 'passportPhoto')).toEqual({ step: 'refuse', code: 'empty' })
  expect(planFor('pdf', large, 'flightTicket')).toEqual({ step: 'refuse', code: 'too-large' })
  expect(planFor('unknown', large, 'flightTicket')).toEqual({ step: 'refuse', code: 'too-large' })
  expect(planFor('unknown', small, 'flightTicket')).toEqual({ step: 'refuse', code: 'wrong-type' })
  expect(planFor('pdf', small, 'passportPhoto')).toEqual({ step: 'refuse', code: 'wrong-type' })
})

test('a redrawn photo keeps its shape and never grows', () => {
  expect(redrawSize(8000, 6000)).toEqual({ width: 3000, height: 2250 })
  expect(redrawSize(400, 450)).toEqual({ width: 400, height: 450 })
  expect(redrawSize(12_000, 2)).toEqual({ width: 3000, height: 1 })
})

test('its name says what it became', () => {
  expect(nameAsJpeg('IMG_2041.HEIC')).toBe('IMG_2041.jpg')
  expect(nameAsJpeg('scan')).toBe('scan.jpg')
  expect(nameAsJpeg('.png')).toBe('photo.jpg')
})
