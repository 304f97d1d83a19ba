import { expect, test } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { aroundOf, baseOf, draftOf, momentOf, problemsOf } from './draft.ts'
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

test('a change goes out from what will be in force last, and stands between two versions', () => {
  const version = (number: number, validFrom: string, confirmedAt: string | null = validFrom) =>
    ({ number, validFrom, confirmedAt }) as Version
  const versions = [
    version(5, '2027-05-01T00:00:00.000Z', null),
    version(4, '2027-02-01T00:00:00.000Z'),
    version(3, '2027-03-01T00:00:00.000Z'),
    version(2, '2027-01-01T00:00:00.000Z'),
    version(1, '2000-01-01T00:00:00.000Z'),
  ]
  expect(baseOf(versions)?.number).toBe(3)
  const around = (moment: string) => {
    const { before, after } = aroundOf(versions, moment)
    return [before?.number, after?.number]
  }
  expect(around('2027-02-01T00:00:00.000Z')).toEqual([4, 3])
  expect(around('2027-01-31T23:59:00.000Z')).toEqual([2, 4])
  expect(around('2027-06-01T00:00:00.000Z')).toEqual([3, undefined])
})
