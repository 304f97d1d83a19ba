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

const states = ['inquiry', 'open', 'answered', 'won', 'lost'] as const

test('the amount is withheld from the dispute on, until it is won', () => {
  const withheld = states.map((state) => withheldCents(state, 233_00))
  expect(withheld).toEqual([0, 233_00, 233_00, 0, 233_00])
})

test('the days to answer are counted up, and none once it is over', () => {
  const last = ['12-01T12:00', '11-23T12:00', '11-22T12:00:01', '11-22T12:00', '11-01T12:00']
  const left = last.map((respondBy) =>
    daysToAnswer(new Date(`2026-${respondBy}Z`), new Date('2026-11-22T12:00:00Z')),
  )
  expect(left).toEqual([9, 1, 1, 0, 0])
})

test('evidence is waited for until it is handed in', () => {
  expect(states.filter(waitsForEvidence)).toEqual(['inquiry', 'open'])
})

test('knows reasons by their codes, and shows unknown ones unchanged', () => {
  expect(knownReason('fraudulent')).toBe('fraudulent')
  expect(knownReason('a_new_code')).toBeNull()
})
