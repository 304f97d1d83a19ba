import fc from 'fast-check'
import { expect, test } from 'vitest'
import { always } from '../../../test/support/always.ts'
import { foldText } from './approval.ts'

test('folding is stable', () => {
  always(fc.string({ unit: 'grapheme' }), (text) => {
    expect(foldText(foldText(text))).toBe(foldText(text))
  })
})
