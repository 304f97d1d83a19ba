import { expect, test } from 'vitest'
import { type Candidate, candidatesOf, marksOf, unmatchedOf, type VisaDocument } from './match.ts'

const found = (page: number, x: number) => ({ page, boxes: [[x, 0, 0.1, 0.1]] }) as const
const candidate = (applicantId: number, changes: object): Candidate =>
  ({
    applicantId,
    number: null,
    name: null,
    otherNumber: null,
    isMatch: false,
    ...changes,
  }) as Candidate
const ana = candidate(1, { number: found(2, 0.2), name: found(1, 0.1), isMatch: true })
const ben = candidate(2, { otherNumber: { ...found(2, 0.2), number: 'X1' } })
const document = { candidates: [ana, ben] } as unknown as VisaDocument

test('whom it does not name is known', () => {
  expect(candidatesOf(document, [2])).toEqual([ben])
  expect(unmatchedOf(document, [1, 2])).toEqual([ben])
  expect(unmatchedOf(document, [1])).toEqual([])
})

test('what was found is framed, page by page, and another passport as wrong', () => {
  expect(marksOf([ana]).map(({ page, isWrong }) => [page, isWrong])).toEqual([
    [1, false],
    [2, false],
  ])
  expect(marksOf([ben])).toMatchObject([{ page: 2, isWrong: true }])
  expect(marksOf([{ ...ana, otherNumber: ben.otherNumber }]).some(({ isWrong }) => isWrong)).toBe(
    false,
  )
})
