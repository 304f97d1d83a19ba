import { expect, test } from 'vitest'
import { tableOf } from '../../../test/support/table.ts'
import { contentOf, type SavedDraft } from './draft.ts'
import { plannedStart } from './planned.ts'
import { openingOf, readAddress, searchOf } from './start.ts'
import { emptyValues } from './values.ts'

const key = '0b6f3d0e-2a5c-4b0e-8a51-0f4a2c1f6f10'
const at = '2026-11-21T14:02:00Z'
const nothing = { type: null, step: null, applicant: 0, from: null }

function draft(more: Partial<SavedDraft> = {}): SavedDraft {
  return {
    ...{ content: contentOf(emptyValues('single'), 3, key, 7), page: null, revision: 1 },
    ...{ savedAt: at, expiresAt: '2026-12-05T14:02:00Z', application: null },
    ...more,
  }
}

const open = (given: Partial<Parameters<typeof openingOf>[0]>) =>
  openingOf({
    ...{ draft: null, wanted: nothing, asks: false, furthest: () => 'applicants' },
    newKey: () => 'fresh',
    ...given,
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

test('the query of a step keeps the kind that was asked for, and where the trip is from', () => {
  const kept = searchOf('details', 'single', { from: 'TZ-001042' })
  expect(readAddress(kept)).toMatchObject({ step: 'details', type: 'single', from: 'TZ-001042' })
  expect(searchOf('payment', 'group')).toBe('?type=group&step=3')
  expect(searchOf('details', null)).toBe('?step=1')
})

test.each(tableOf`
  ?step=2&applicant=3 | 2; ?step=2&applicant=50 | 49; ?step=2 | 0; ?step=2&applicant=0 | 0
  ?step=2&applicant=-1 | 0; ?step=2&applicant=1e1 | 0; ?step=2&applicant= | 0
`)('%s opens applicant %i', (search, applicant) => {
  expect(readAddress(search)).toMatchObject({ step: 'applicants', applicant: Number(applicant) })
})

test('the applicant is in the query of step 2 only, except for the first', () => {
  expect(searchOf('applicants', 'group', { applicant: 2 })).toBe('?type=group&step=2&applicant=3')
  expect(searchOf('applicants', 'group', { applicant: 0 })).toBe('?type=group&step=2')
  expect(searchOf('payment', 'group', { applicant: 2 })).toBe('?type=group&step=3')
})

const unpaid = { orderId: 'order', paymentStatus: 'unpaid' } as const
const application = { id: 7, reference: 'TZ-000007', ...unpaid }
const chooser = { show: 'chooser', hasDraft: false }
const asked = { show: 'chooser', hasDraft: true }
const resumed = { show: 'wizard', isResumed: true }
const anew = { show: 'wizard', isResumed: false }
const family = { ...nothing, type: 'family' } as const
const group = { ...nothing, type: 'group' } as const
const kindOf = (applicationType: string, numberOfApplicants: string) => ({
  values: { details: { applicationType, numberOfApplicants } },
})

const onPayment = { ...nothing, step: 'payment' } as const
const onDetails = { ...nothing, step: 'details' } as const
const familyPays = { ...family, step: 'payment' } as const
const begun = { step: 'details', submissionKey: 'fresh', ...kindOf('family', '2') }
const saved = { step: 'applicants', submissionKey: key, savedAt: at, rulesVersion: 7 }
const sent = { show: 'application', known: { reference: 'TZ-000007' } }

test.each<[string, Parameters<typeof open>[0], object]>([
  ['without answers and a kind one chooses first', {}, chooser],
  ['whatever the step', { wanted: onPayment }, chooser],
  ['a kind begins at the first step', { wanted: familyPays }, { ...anew, start: begun }],
  ['saved answers resume as far as they go', { draft: draft() }, { ...resumed, start: saved }],
  ['or where it is asked', { draft: draft(), wanted: onDetails }, { start: { step: 'details' } }],
  ['they follow that kind', { draft: draft(), wanted: group }, { start: kindOf('group', '10') }],
  ['answers that were sent are an application', { draft: draft({ application }) }, sent],
  ['a question about a passport is answered first', { asks: true }, chooser],
  ['whatever the kind', { asks: true, wanted: family }, chooser],
  ['and with saved answers', { asks: true, draft: draft() }, asked],
])('%s', (_, given, expected) => {
  expect(open(given)).toMatchObject(expected)
})

test('the question’s answers become the first applicant’s', () => {
  const { values, savedAt } = plannedStart('family', key, {
    ...{ nationality: 'US', arrival: '2027-01-05', visaType: 'tourist_multiple' },
    ...{ processingType: 'urgent', goesOn: false },
  })
  const choice = { visaType: 'tourist_multiple', processingType: 'urgent' }
  expect(values.details).toMatchObject({ applicationType: 'family', ...choice })
  expect(values.applicants[0]).toMatchObject({
    nationality: 'US',
    intendedDateOfArrival: { day: '5', month: '1', year: '2027' },
    goesOnVisaFree: false,
  })
  expect(values.applicants[1]).toEqual(emptyValues('family').applicants[1])
  expect(savedAt).toBeNull()
})

test('a passport without a visa and a day that is not known leave what they do not decide', () => {
  const choice = { visaType: '', processingType: 'normal', goesOn: true } as const
  const plan = { nationality: 'KE', arrival: null, ...choice }
  const { values } = plannedStart('single', key, plan)
  expect(values.details.visaType).toBe('')
  const intendedDateOfArrival = { day: '', month: '', year: '' }
  const known = { nationality: 'KE', goesOnVisaFree: true, intendedDateOfArrival }
  expect(values.applicants[0]).toMatchObject(known)
})
