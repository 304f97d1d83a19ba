import { expect, test } from 'vitest'
import { contentOf, type SavedDraft } from './draft.ts'
import { plannedStart } from './planned.ts'
import { allowed, openingOf, readAddress, searchOf } from './start.ts'
import { emptyValues } from './values.ts'

const key = '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10'
const nothing = { type: null, step: null, applicant: 0, from: null }

function draft(more: Partial<SavedDraft> = {}): SavedDraft {
  return {
    content: contentOf(emptyValues('single'), 3, key, 7),
    page: null,
    revision: 1,
    savedAt: '2026-11-21T14:02:00Z',
    expiresAt: '2026-12-05T14:02:00Z',
    application: null,
    ...more,
  }
}

const open = (given: Partial<Parameters<typeof openingOf>[0]>) =>
  openingOf({
    draft: null,
    wanted: nothing,
    asks: false,
    furthest: () => 'applicants',
    newKey: () => 'fresh',
    ...given,
  })

test('without answers and without a kind one chooses first', () => {
  expect(open({})).toEqual({ show: 'chooser', hasDraft: false })
  const wanted = { ...nothing, step: 'payment' } as const
  expect(open({ wanted })).toEqual({ show: 'chooser', hasDraft: false })
})

test('a kind in the address begins with that kind, at the first step', () => {
  expect(open({ wanted: { ...nothing, type: 'family', step: 'payment' } })).toMatchObject({
    show: 'wizard',
    isResumed: false,
    start: {
      step: 'details',
      submissionKey: 'fresh',
      values: { details: { applicationType: 'family', numberOfApplicants: '2' } },
    },
  })
})

test('saved answers resume where they were, no further than they allow', () => {
  expect(open({ draft: draft() })).toMatchObject({
    show: 'wizard',
    isResumed: true,
    start: {
      ...{ step: 'applicants', submissionKey: key, savedAt: '2026-11-21T14:02:00Z' },
      rulesVersion: 7,
    },
  })
  expect(open({ draft: draft(), wanted: { ...nothing, step: 'details' } })).toMatchObject({
    start: { step: 'details' },
  })
})

test('saved answers follow the requested kind', () => {
  expect(open({ draft: draft(), wanted: { ...nothing, type: 'group' } })).toMatchObject({
    start: {
      values: { details: { applicationType: 'group', numberOfApplicants: '10' } },
    },
  })
})

test('answers that were sent are an application', () => {
  const application = {
    id: 7,
    reference: 'TZ-000007',
    orderId: 'order',
    paymentStatus: 'unpaid' as const,
  }
  expect(open({ draft: draft({ application }) })).toMatchObject({
    show: 'application',
    known: { reference: 'TZ-000007' },
  })
})

test('the address names a kind of application and a step, or neither', () => {
  expect(readAddress('')).toEqual(nothing)
  expect(readAddress('?from=TZ-001002')).toEqual({ ...nothing, from: 'TZ-001002' })
  expect(readAddress('?from=<b>TZ-1</b>')).toEqual(nothing)
  expect(readAddress('?type=family')).toEqual({ ...nothing, type: 'family' })
  expect(readAddress('?type=army&step=2')).toEqual({ ...nothing, step: 'applicants' })
  expect(readAddress('?step=9')).toEqual({ ...nothing, step: 'documents' })
  expect(readAddress('?step=0')).toEqual(nothing)
  expect(readAddress('?step=x')).toEqual(nothing)
})

test('a step is never beyond what the answers allow', () => {
  expect(allowed('payment', 'applicants')).toBe('applicants')
  expect(allowed('details', 'payment')).toBe('details')
})

test('the query of a step keeps the kind that was asked for, and where the trip is from', () => {
  const kept = searchOf('details', 'single', { from: 'TZ-001042' })
  expect(readAddress(kept)).toMatchObject({ step: 'details', type: 'single', from: 'TZ-001042' })
  expect(searchOf('payment', 'group')).toBe('?type=group&step=3')
  expect(searchOf('details', null)).toBe('?step=1')
})

test.each([
  ['?step=2&applicant=3', 2],
  ['?step=2&applicant=50', 49],
  ['?step=2', 0],
  ['?step=2&applicant=0', 0],
  ['?step=2&applicant=-1', 0],
  ['?step=2&applicant=1e1', 0],
  ['?step=2&applicant=', 0],
])('%s opens applicant %i', (search, applicant) => {
  expect(readAddress(search)).toMatchObject({ step: 'applicants', applicant })
})

test('the applicant is in the query of step 2 only, except for the first', () => {
  expect(searchOf('applicants', 'group', { applicant: 2 })).toBe('?type=group&step=2&applicant=3')
  expect(searchOf('applicants', 'group', { applicant: 0 })).toBe('?type=group&step=2')
  expect(searchOf('payment', 'group', { applicant: 2 })).toBe('?type=group&step=3')
})

test('a question about a passport is answered first, with or without saved answers', () => {
  expect(open({ asks: true })).toEqual({ show: 'chooser', hasDraft: false })
  const wanted = { ...nothing, type: 'family' } as const
  expect(open({ asks: true, wanted })).toMatchObject({ show: 'chooser' })
  expect(open({ asks: true, draft: draft() })).toEqual({ show: 'chooser', hasDraft: true })
})

test('the question’s answers become the first applicant’s', () => {
  const { values, savedAt } = plannedStart('family', key, {
    nationality: 'US',
    arrival: '2027-01-05',
    visaType: 'tourist_multiple',
    processingType: 'urgent',
    goesOn: false,
  })
  expect(values.details).toMatchObject({
    applicationType: 'family',
    visaType: 'tourist_multiple',
    processingType: 'urgent',
  })
  expect(values.applicants[0]).toMatchObject({
    nationality: 'US',
    intendedDateOfArrival: { day: '5', month: '1', year: '2027' },
    goesOnVisaFree: false,
  })
  expect(values.applicants[1]).toEqual(emptyValues('family').applicants[1])
  expect(savedAt).toBeNull()
})

test('a passport without a visa and a day that is not known leave what they do not decide', () => {
  const plan = {
    nationality: 'KE',
    arrival: null,
    visaType: '',
    processingType: 'normal',
    goesOn: true,
  } as const
  const { values } = plannedStart('single', key, plan)
  expect(values.details.visaType).toBe('')
  expect(values.applicants[0]).toMatchObject({
    nationality: 'KE',
    goesOnVisaFree: true,
    intendedDateOfArrival: { day: '', month: '', year: '' },
  })
})
