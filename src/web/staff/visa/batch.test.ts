import { describe, expect, test } from 'vitest'
import { type Candidate, type Entry, readyIds, stateOf, type VisaDocument } from './batch.ts'

const candidate = (applicantId: number, changes: Partial<Candidate> = {}): Candidate => ({
  ...{ applicantId, applicationId: 1, reference: 'TZ-1', position: 1 },
  ...{ firstName: 'Ana', lastName: 'Muster', passportNumber: 'X1234560' },
  ...{ dateOfBirth: '1990-01-01', nationality: 'DE', state: 'filed' },
  ...{ number: { page: 1, boxes: [] }, name: { page: 1, boxes: [] }, otherNumber: null },
  isMatch: true,
  ...changes,
})
const documentOf = (id: string, applicantId: number | null, candidates: Candidate[]) =>
  ({ id, applicantId, candidates }) as VisaDocument
const entry = (key: string, changes: Partial<Entry> = {}): Entry => ({
  ...{ key, fileName: `${key}.pdf`, file: null, progress: null },
  ...{ error: null, document: null, outcome: null },
  ...changes,
})
const there = (key: string, applicantId: number | null, changes: Partial<Candidate> = {}) =>
  entry(key, { document: documentOf(key, applicantId, [candidate(1, changes)]) })

describe('an entry', () => {
  test.each([
    ['waiting', entry('a')],
    ['sending', entry('a', { progress: 0.5 })],
    ['checking', entry('a', { progress: 1 })],
    ['failed', entry('a', { progress: 1, error: new Error('no') })],
    ['unmatched', there('a', null)],
    ['ready', there('a', 1)],
    ['mismatch', there('a', 1, { isMatch: false, name: null })],
    ['decided', there('a', 1, { state: 'approved' })],
    ['approved', { ...there('a', 1), outcome: 'approved' as const }],
    ['refused', { ...there('a', 1), outcome: 'approval.unpaid' as const }],
  ])('is %s', (state, each) => {
    expect(stateOf(each, [each])).toBe(state)
  })

  test('for a traveller who has one already is left out', () => {
    const entries = [there('a', 1), there('b', 1)]
    expect(entries.map((each) => stateOf(each, entries))).toEqual(['ready', 'twice'])
    expect(readyIds(entries)).toEqual(['a'])
  })
})

test('one press approves what is ready, and nothing else', () => {
  const entries = [
    entry('x'),
    there('a', 1),
    there('b', null),
    { ...there('c', 1), outcome: 'approved' as const },
  ]
  expect(readyIds(entries)).toEqual(['a'])
})
