import { expect, test } from 'vitest'
import {
  type DisputeState,
  daysToAnswer,
  isNews,
  knownReason,
  waitsForEvidence,
  withheldCents,
} from './dispute.ts'

const at = (state: DisputeState, minute: number) => ({ state, at: new Date(minute * 60_000) })

test.each<[string, ReturnType<typeof at>, ReturnType<typeof at>, boolean]>([
  ['the younger of two counts', at('open', 1), at('answered', 2), true],
  ['the same twice does not', at('open', 1), at('open', 1), false],
  ['older news do not', at('answered', 2), at('open', 1), false],
  ['the end counts, however late its letter', at('answered', 2), at('lost', 1), true],
  ['a closed dispute is not reopened', at('won', 1), at('open', 9), false],
  ['another end counts where it is younger', at('lost', 1), at('won', 2), true],
  ['and not where it is older', at('won', 2), at('lost', 1), false],
])('%s', (_, known, told, expected) => expect(isNews(known, told)).toBe(expected))

test.each<[DisputeState, number]>([
  ['inquiry', 0],
  ['open', 233_00],
  ['answered', 233_00],
  ['won', 0],
  ['lost', 233_00],
])('in %s %d cents are withheld', (state, cents) => {
  expect(withheldCents(state, 233_00)).toBe(cents)
})

test.each([
  ['2026-12-01T12:00:00Z', 9],
  ['2026-11-23T12:00:00Z', 1],
  ['2026-11-22T12:00:01Z', 1],
  ['2026-11-22T12:00:00Z', 0],
  ['2026-11-01T12:00:00Z', 0],
])('until %s there are %s days', (respondBy, days) => {
  expect(daysToAnswer(new Date(respondBy), new Date('2026-11-22T12:00:00Z'))).toBe(days)
})

test('evidence is waited for until it is handed in', () => {
  const states = ['inquiry', 'open', 'answered', 'won', 'lost'] as const
  expect(states.filter(waitsForEvidence)).toEqual(['inquiry', 'open'])
})

test('knows reasons by their codes, and shows unknown ones unchanged', () => {
  expect(knownReason('fraudulent')).toBe('fraudulent')
  expect(knownReason('a_new_code')).toBeNull()
})
