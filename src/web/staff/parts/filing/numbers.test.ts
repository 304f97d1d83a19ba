import { expect, test } from 'vitest'
import { filedTravellers, hasAll } from './numbers.ts'

const one = { id: 1, applicationId: 7, name: 'Ana', portalNumber: 'EV-1', email: 'a@example.org' }
const other = { ...one, id: 2, name: 'Ben', portalNumber: null }
const numberOf = ({ portalNumber }: { portalNumber: string | null }) => ` ${portalNumber ?? ''} `

test.each([
  ['everybody has one', [one], '', true],
  ['one has none', [one, other], ' ', false],
  ['it is said why', [one, other], 'Comes by email', true],
] as const)('numbers are complete where %s', (_, travellers, reason, expected) => {
  expect(hasAll(travellers, numberOf, reason)).toBe(expected)
})

test('a reason is sent of those alone who have no number', () => {
  expect(filedTravellers([one, other], numberOf, ' Comes by email ')).toEqual([
    { id: 1, portalNumber: 'EV-1' },
    { id: 2, noNumber: 'Comes by email' },
  ])
})
