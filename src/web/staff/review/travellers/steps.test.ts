import { expect, test } from 'vitest'
import { applicantStates } from '#domain/application/applicant-state.ts'
import { nextStep, otherSteps } from './steps.ts'

test.each([
  ['collecting', null, ['filed', 'approved', 'rejected', 'withdrawn']],
  ['ready', 'filed', ['approved', 'rejected', 'withdrawn']],
  ['filed', 'approved', ['ready', 'rejected', 'withdrawn']],
  ['approved', null, ['ready', 'filed', 'approved', 'rejected', 'withdrawn']],
  ['rejected', null, ['ready', 'filed', 'approved', 'withdrawn']],
  ['withdrawn', null, ['ready', 'filed', 'approved', 'rejected']],
] as const)('%s: %s next, and %j besides', (state, next, others) => {
  expect(nextStep(state)).toBe(next)
  expect(otherSteps(state)).toEqual(others)
})

test('the next step never stands among the others', () => {
  for (const state of applicantStates) {
    const next = nextStep(state)
    if (next) expect(otherSteps(state)).not.toContain(next)
  }
})
