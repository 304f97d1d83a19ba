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

test('up to four names are said, of more the first three and a number', () => {
  const said = [0, 4, 5, 50].map((count) => {
    const { named, more } = sayable(Array.from({ length: count }, (_, index) => `N${index}`))
    return `${named.join('')} ${more}`
  })
  expect(said).toEqual([' 0', 'N0N1N2N3 0', 'N0N1N2 2', 'N0N1N2 47'])
})
