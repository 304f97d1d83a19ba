import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText } from './approval.ts'

describe('folding', () => {
  test('is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})
