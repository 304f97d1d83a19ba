import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, whyNotApprove } from './approval.ts'

describe('folding', () => {
  test('is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text))
      }),
    )
  })
})

describe('who may approve', () => {
  const question = { twoPersonApproval: false, reviewers: ['a'], approver: 'a', hasDocument: true }
  test.each([
    [{}, null],
    [{ twoPersonApproval: true }, 'approval.second-person'],
    [{ twoPersonApproval: true, approver: 'b' }, null],
    [{ twoPersonApproval: true, reviewers: [] }, 'approval.second-person'],
    [{ twoPersonApproval: true, reviewers: ['a', 'b'], approver: 'b' }, 'approval.second-person'],
    [{ hasDocument: false }, 'approval.document-required'],
    [{ twoPersonApproval: true, hasDocument: false }, 'approval.second-person'],
  ])('%o: %s', (changes, code) => {
    expect(whyNotApprove({ ...question, ...changes })).toBe(code)
  })
})
