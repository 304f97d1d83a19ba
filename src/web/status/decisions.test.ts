import { expect, test } from 'vitest'
import type { ApplicantState } from '#domain/application/applicant-state.ts'
import { decisionsOf, isPartlyDecided, sayable } from './standing.ts'

const group = (...states: ApplicantState[]) =>
  states.map((state, index) => ({ name: `Traveller ${index + 1}`, state }))

test('lists everyone by decision, ignoring withdrawn travellers', () => {
  const found = decisionsOf(
    group('approved', 'rejected', 'withdrawn', 'filed', 'ready', 'collecting'),
  )
  expect(found).toEqual({
    ...{ approved: ['Traveller 1'], rejected: ['Traveller 2'], withdrawn: ['Traveller 3'] },
    ...{ filed: ['Traveller 4'], ahead: ['Traveller 5', 'Traveller 6'], total: 5 },
  })
})

test.each<[boolean, ApplicantState[]]>([
  [true, ['approved', 'filed']],
  [true, ['rejected', 'ready']],
  [false, ['approved', 'withdrawn']],
  [false, ['withdrawn', 'filed']],
  [false, ['approved', 'rejected']],
  [false, []],
])('partly decided is %s: %j', (expected, states) => {
  expect(isPartlyDecided(decisionsOf(group(...states)))).toBe(expected)
})

test.each([
  [0, 0, 0],
  [4, 4, 0],
  [5, 3, 2],
  [50, 3, 47],
])('of %i names %i are said and %i are a number', (count, named, more) => {
  const names = Array.from({ length: count }, (_, index) => `N${index}`)
  expect(sayable(names)).toEqual({ named: names.slice(0, named), more })
})
