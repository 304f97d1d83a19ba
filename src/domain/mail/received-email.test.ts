import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { isDecoration, mailboxPauseSeconds, piecesOf } from './received-email.ts'

test.each([
  [true, 'image/png', 4_000, true],
  // A phone's inline picture is a photo.
  [true, 'image/jpeg', 900_000, false],
  [false, 'image/png', 4_000, false],
  [true, 'application/pdf', 4_000, false],
])('embedded %s, %s, %i bytes: decoration %s', (isEmbedded, mediaType, sizeBytes, expected) => {
  expect(isDecoration({ isEmbedded, mediaType, sizeBytes })).toBe(expected)
})

test('a long text goes on in pieces, broken between words', () => {
  expect(piecesOf('one two three four', 9, 5)).toEqual(['one two', 'three', 'four'])
  expect(piecesOf('aaaaaaaaaaaa', 5, 2)).toEqual(['aaaaa', 'aaaaa'])
  expect(piecesOf('', 5, 2)).toEqual([])
})

test('no piece is longer than it may be, and none has half a sign', () => {
  always(fc.string({ unit: 'binary' }), fc.integer({ min: 2, max: 9 }), (text, length) => {
    for (const piece of piecesOf(text, length, 100)) {
      expect(piece.length).toBeLessThanOrEqual(length)
      expect(piece.isWellFormed()).toBe(true)
    }
  })
})

test('after more failures in a row a mailbox is left alone for longer, in seconds', () => {
  expect([1, 2, 5, 6, 5000].map(mailboxPauseSeconds)).toEqual([30, 60, 480, 900, 900])
})
