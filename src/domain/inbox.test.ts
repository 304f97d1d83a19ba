import { describe, expect, test } from 'vitest'
import {
  type BoxFacts,
  changedLabels,
  inboxBoxes,
  inboxLimits,
  isIn,
  isSearchable,
  isSnoozeMoment,
  labelText,
  snoozeMoment,
} from './inbox.ts'

const now = new Date('2026-11-20T12:00:00Z')
const [earlier, later] = [new Date('2026-11-20T11:00:00Z'), new Date('2026-11-20T13:00:00Z')]
const facts: BoxFacts = { staffId: null, waitingSince: null, snoozedUntil: null }

test.each([
  [facts, ['unassigned', 'all']],
  [{ ...facts, staffId: 'me' }, ['mine', 'all']],
  [{ ...facts, staffId: 'other' }, ['all']],
  [{ ...facts, waitingSince: earlier }, ['unassigned', 'unanswered', 'all']],
  [{ ...facts, staffId: 'me', waitingSince: earlier, snoozedUntil: later }, ['snoozed', 'all']],
  [{ ...facts, staffId: 'me', snoozedUntil: earlier }, ['mine', 'all']],
  [{ ...facts, snoozedUntil: now }, ['unassigned', 'all']],
])('a conversation stands in: %# its boxes', (each, boxes) => {
  expect(inboxBoxes.filter((box) => isIn(box, each, 'me', now))).toEqual(boxes)
})

test('e-mails are searched for words of three signs', () => {
  const words = ['abc', 'a 100 b', '護照號']
  expect([...words, 'ab', 'a.b@c%d_e'].filter(isSearchable)).toEqual(words)
})

describe('labels', () => {
  test.each([
    [' refund  asked ', 'refund asked'],
    ['   ', null],
    ['a'.repeat(inboxLimits.labelLength), 'a'.repeat(inboxLimits.labelLength)],
    ['a'.repeat(inboxLimits.labelLength + 1), null],
  ])('%j is stored as %j', (typed, kept) => expect(labelText(typed)).toBe(kept))

  const ten = Array.from({ length: inboxLimits.labels }, (_, index) => `label ${index}`)
  test.each([
    [['a'], { add: ['b', 'A', ' b '] }, ['a', 'b']],
    [['a', 'b'], { remove: ['A'] }, ['b']],
    [['a'], { add: ['b'], remove: ['a'] }, ['b']],
    [ten, { add: ['one more'] }, null],
    [ten, { add: ['one more'], remove: ['label 0'] }, [...ten.slice(1), 'one more']],
    [['a'], {}, ['a']],
  ])('%# change', (labels, change, after) => expect(changedLabels(labels, change)).toEqual(after))
})

describe('a conversation is put off', () => {
  test.each([
    ['three-hours', '2026-11-20T12:00:00Z', '2026-11-20T15:00:00.000Z'],
    ['tomorrow', '2026-11-20T12:00:00Z', '2026-11-21T09:00:00.000Z'],
    ['monday', '2026-11-20T12:00:00Z', '2026-11-23T09:00:00.000Z'],
    ['monday', '2026-11-22T23:59:00Z', '2026-11-23T09:00:00.000Z'],
    ['monday', '2026-11-23T00:00:00Z', '2026-11-30T09:00:00.000Z'],
    // Nine at the seat, across the clock change.
    ['tomorrow', '2026-03-28T12:00:00Z', '2026-03-29T08:00:00.000Z'],
    ['tomorrow', '2026-10-24T12:00:00Z', '2026-10-25T09:00:00.000Z'],
    // At the seat it is already the next day.
    ['tomorrow', '2026-07-01T23:30:00Z', '2026-07-03T08:00:00.000Z'],
  ] as const)('%s, from %s: until %s', (choice, from, until) => {
    expect(snoozeMoment(choice, new Date(from)).toISOString()).toBe(until)
  })

  test.each([
    [earlier, false],
    [now, false],
    [later, true],
    [new Date('2027-02-18T12:00:00Z'), true],
    [new Date('2027-02-18T12:00:01Z'), false],
  ])('until %s: %s', (until, may) => expect(isSnoozeMoment(until, now)).toBe(may))
})
