import { expect, test } from 'vitest'
import { decisionsBesides, nextStep } from './steps.ts'

test.each([
  ['collecting', null, ['filed', 'approved', 'rejected', 'withdrawn']],
  ['ready', 'filed', ['filed', 'approved', 'rejected', 'withdrawn']],
  ['filed', 'approved', ['ready', 'approved', 'rejected', 'withdrawn']],
  ['approved', null, ['ready', 'filed', 'approved', 'rejected', 'withdrawn']],
  ['rejected', null, ['ready', 'filed', 'approved', 'withdrawn']],
  ['withdrawn', null, ['ready', 'filed', 'approved', 'rejected']],
] as const)('%s: %s next, and %j besides', (state, next, others) => {
  expect(nextStep(state)).toBe(next)
  expect(decisionsBesides(state, false)).toEqual(others)
})

test('an approval that stands beside its traveller is not offered twice', () => {
  expect(decisionsBesides('filed', true)).toEqual(['ready', 'rejected', 'withdrawn'])
})
