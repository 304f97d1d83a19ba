import { expect, test } from 'vitest'
import { emptyApplicant } from '../../form/applicant/values.ts'
import { arrivals, createLinkStore, type TravellerLink, writingLink } from './link-store.ts'

const link = (changes: Partial<TravellerLink>): TravellerLink => ({
  ...{ id: 'a', state: 'begun', language: 'tr', hasEmail: false, sentAt: null },
  ...{ mayRemindFrom: null, finishedAt: null, revision: 1, answers: null, applicantId: null },
  ...changes,
})
const somebody = { ...emptyApplicant(), firstName: 'Can', linkId: 'a' }

test('new answers go to the traveller of the link', () => {
  const answers = { firstName: 'Cân', strange: 'x', linkId: 'b' }
  const found = arrivals([emptyApplicant(), somebody], [link({ answers })])
  expect(found).toEqual([
    { index: 1, applicant: { ...somebody, firstName: 'Cân' }, replaced: ['firstName'] },
  ])
  const [arrived] = found
  expect(arrived && arrivals([arrived.applicant], [link({ answers })])).toEqual([])
})

test('a form is shut from the opening of its link until it is taken back', () => {
  expect(writingLink([link({ state: 'unopened' })], 'a')).toBeNull()
  expect(writingLink([link({})], 'a')?.state).toBe('begun')
  expect(writingLink([], 'a')).toBeNull()
  expect(writingLink([link({})], '')).toBeNull()
})

test('subscribers are called on changes only', async () => {
  let now = [link({})]
  const store = createLinkStore(async () => structuredClone(now))
  let told = 0
  store.subscribe(() => {
    told += 1
  })
  await store.refresh()
  await store.refresh()
  expect(told).toBe(1)
  now = [link({ state: 'finished' })]
  await store.refresh()
  expect([told, store.snapshot()[0]?.state]).toEqual([2, 'finished'])
})
