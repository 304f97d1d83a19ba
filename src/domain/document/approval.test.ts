import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './approval.ts'

test('folding is stable', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
