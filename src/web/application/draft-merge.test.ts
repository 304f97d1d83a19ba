import { expect, test } from 'vitest'
import type { DraftContent } from '#contract/draft.ts'
import { mergeDrafts } from './draft-merge.ts'

const born = (day: string, month: string) => ({ day, month, year: '1990' })
const draft = (
  details: DraftContent['details'],
  ...applicants: DraftContent['applicants']
): DraftContent => ({
  ...{ step: 2, details, applicants, submissionKey: '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10' },
})

test('keeps the changes of both pages', () => {
  const dateOfBirth = born('1', '2')
  const mine = draft({ contactName: 'Ada M' }, { firstName: 'Ada', lastName: 'Moe', dateOfBirth })
  const theirs = draft({ contactName: 'Ada' }, { firstName: 'Adah', lastName: '', dateOfBirth })
  const base = draft({ contactName: 'Ada' }, { firstName: 'Ada', lastName: '', dateOfBirth })
  expect(mergeDrafts(base, mine, theirs)).toEqual(
    draft({ contactName: 'Ada M' }, { firstName: 'Adah', lastName: 'Moe', dateOfBirth }),
  )
})

test('of one field that both changed, this page has typed last', () => {
  const mine = draft({ contactName: 'Mine' })
  const theirs = draft({ contactName: 'Theirs' })
  expect(mergeDrafts(draft({ contactName: 'Ada' }), mine, theirs)).toEqual(mine)
})

test('a date is never put together from two', () => {
  const mine = draft({}, { dateOfBirth: born('3', '2') })
  const theirs = draft({}, { dateOfBirth: born('1', '12') })
  expect(mergeDrafts(draft({}, { dateOfBirth: born('1', '2') }), mine, theirs)).toEqual(mine)
})

test('travellers who were added there stay, those added here too', () => {
  const one = { firstName: 'Ada' }
  const two = { firstName: 'Bo' }
  const both = draft({}, one, two)
  expect(mergeDrafts(draft({}, one), draft({}, one), both)).toEqual(both)
  const there = draft({ a: 1 }, one)
  expect(mergeDrafts(draft({}, one), both, there)).toEqual(draft({ a: 1 }, one, two))
})

test('removals in one page are kept', () => {
  expect(
    mergeDrafts(draft({ name: 'Ada' }), draft({ name: '' }), draft({ name: 'Ada', b: 1 })),
  ).toEqual(draft({ name: '', b: 1 }))
})

test('a page of another version keeps what it alone knows', () => {
  const mine = draft({ contactName: 'B', older: true })
  const theirs = draft({ contactName: 'Ada', newer: true })
  const { details } = mergeDrafts(draft({ contactName: 'Ada' }), mine, theirs)
  expect(details).toEqual({ contactName: 'B', older: true, newer: true })
})
