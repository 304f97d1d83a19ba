import { expect, test } from 'vitest'
import { shippedDocument } from '#domain/rules/shipped.ts'
import { aroundOf, draftOf, momentOf, problemsOf } from './draft.ts'
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

const version = (number: number, validFrom: string, state: Version['state'] = 'future') =>
  ({ number, validFrom, state }) as Version
const beginning = (from: Version) => ({
  ...{ document: shippedDocument, from, isChanged: false, file: null, versions: [] },
})

test('a draft begins tomorrow, and wants a reason and a moment that is ahead', () => {
  const now = new Date('2027-06-30T22:59:00Z')
  const from = version(1, '2027-06-30T23:00:00.000Z')
  const draft = { ...draftOf(beginning(from), now), reason: 'x' }
  expect(problemsOf(draft, new Date('2027-06-30T20:00:00Z'))).toEqual([])
  const late = { ...draft, reason: ' ' }
  expect(problemsOf(late, now).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'day moment.too-soon',
    'reason reason.missing',
  ])
})

test('a draft stands in the place of a version to come, two years away at most', () => {
  const now = new Date('2027-06-01T12:00:00Z')
  const at = (moment: string) => {
    const draft = { ...draftOf(beginning(version(1, moment)), now), reason: 'x' }
    return [momentOf(draft)?.toISOString(), ...problemsOf(draft, now).map(({ code }) => code)]
  }
  expect(at('2027-06-30T23:30:00.000Z')).toEqual(['2027-06-30T23:30:00.000Z'])
  expect(at('2029-06-01T12:00:00.000Z')).toEqual(['2029-06-01T12:00:00.000Z'])
  expect(at('2029-06-01T12:01:00.000Z')).toEqual(['2029-06-01T12:01:00.000Z', 'moment.too-far'])
  expect(at('2027-06-01T12:01:00.000Z')).toEqual(['2027-06-01T23:00:00.000Z'])
})

test('a version is compared with what counts before it, whatever else is written', () => {
  const versions = [
    version(7, '2027-05-01T00:00:00.000Z', 'waiting'),
    version(6, '2027-04-01T00:00:00.000Z', 'waiting'),
    version(5, '2027-03-01T00:00:00.000Z'),
    version(4, '2027-02-01T00:00:00.000Z'),
    version(3, '2027-03-01T00:00:00.000Z'),
    version(2, '2027-01-01T00:00:00.000Z', 'in-force'),
    version(1, '2000-01-01T00:00:00.000Z', 'past'),
  ]
  const around = (validFrom: string, number?: number) => {
    const { before, after } = aroundOf(versions, number ? { validFrom, number } : { validFrom })
    return [before?.number, after?.number]
  }
  expect(around('2027-05-01T00:00:00.000Z', 7)).toEqual([5, undefined])
  expect(around('2027-03-01T00:00:00.000Z', 5)).toEqual([3, undefined])
  expect(around('2027-03-01T00:00:00.000Z', 3)).toEqual([4, 5])
  expect(around('2000-01-01T00:00:00.000Z', 1)).toEqual([undefined, 2])
  expect(around('2027-02-01T00:00:00.000Z')).toEqual([4, 3])
  expect(around('2027-01-31T23:59:00.000Z')).toEqual([2, 4])
})
