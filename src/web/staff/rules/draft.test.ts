import { expect, test } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { baseOf, draftOf, momentOf, problemsOf } from './draft.ts'
import type { Version } from './queries.ts'

test.each([
  ['2027-01-01', '00:00', '2027-01-01T00:00:00.000Z'],
  ['2027-07-01', '00:00', '2027-06-30T23:00:00.000Z'],
  ['2027-07-01', '09:30', '2027-07-01T08:30:00.000Z'],
  // The clocks change at one o'clock.
  ['2027-03-28', '00:00', '2027-03-28T00:00:00.000Z'],
  ['2027-03-28', '03:00', '2027-03-28T02:00:00.000Z'],
  ['2027-02-30', '00:00', null],
  ['2027-01-01', '', null],
])('%s at %s in London is %s', (day, time, moment) => {
  expect(momentOf({ day, time })?.toISOString() ?? null).toBe(moment)
})

test('a draft begins tomorrow, and wants a reason and a moment that is ahead', () => {
  const now = new Date('2027-06-30T22:59:00Z')
  const draft = { ...draftOf(shippedDocument, now), reason: 'x' }
  expect(problemsOf(draft, new Date('2027-06-30T20:00:00Z'))).toEqual([])
  const late = { ...draft, reason: ' ' }
  expect(problemsOf(late, now).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'day moment.too-soon',
    'reason reason.missing',
  ])
})

test('a change goes out from what will be in force last', () => {
  const version = (number: number, state: Version['state'], validFrom: string) =>
    ({ number, state, validFrom }) as Version
  const versions = [
    version(5, 'waiting', '2027-05-01'),
    version(4, 'future', '2027-02-01'),
    version(3, 'future', '2027-03-01'),
    version(2, 'in-force', '2027-01-01'),
    version(1, 'past', '2000-01-01'),
  ]
  expect(baseOf(versions)?.number).toBe(3)
  expect(baseOf(versions.slice(3))?.number).toBe(2)
})
