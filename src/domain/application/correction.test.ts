import { describe, expect, it, test } from 'vitest'
import { exampleApplicant, exampleContext, exampleDetails } from '../../../test/support/answers.ts'
import { tableOf } from '../../../test/support/table.ts'
import { documentTypes } from '../document/document.ts'
import { shippedRules } from '../rules/shipped.ts'
import { type ApplicantState, applicantStates } from './applicant-state.ts'
import {
  answerFields,
  asksAgain,
  changesBetween,
  judgeAnswers,
  judgeDetails,
  whyNotCorrect,
  whyNotCorrectTrip,
} from './correction.ts'
import type { PaymentStatus } from './status.ts'
import { applicantChangesSchema } from './steps/applicant-schema.ts'
import { contactChangesSchema, tripChangesSchema } from './steps/details-schema.ts'

it.each(tableOf<[ApplicantState, PaymentStatus, string]>`
  collecting | paid |; ready | paid |; filed | paid | applicant.filed
  approved | paid | applicant.filed; rejected | paid | applicant.filed
  withdrawn | paid | application.closed; ready | refunded | application.closed
`)('%s and %s may be corrected by staff, not by travellers: %s', (state, payment, why) => {
  expect(whyNotCorrect('traveller', { state, paymentStatus: payment })).toBe(why || null)
  expect(whyNotCorrect('staff', { state, paymentStatus: payment })).toBeNull()
})

describe('the shape of a correction', () => {
  it('fills nothing in: absent fields stay absent, empty ones are cleared', () => {
    expect(applicantChangesSchema.parse({})).toEqual({})
    expect(contactChangesSchema.parse({})).toEqual({})
    expect(tripChangesSchema.parse({})).toEqual({})
    const sent = { portOfEntry: '', placeOfBirth: null, passportNumber: 'x 12-3456' }
    const kept = applicantChangesSchema.parse({ ...sent, companionRelationship: '' })
    expect(Object.keys(kept).sort()).toEqual(['companionRelationship', ...Object.keys(sent)].sort())
    expect(kept).toMatchObject({ passportNumber: 'X123456', placeOfBirth: null })
  })

  it.each([{ singleName: null }, { gender: '' }, { firstName: null }, { nationality: 7 }])(
    'refuses %j',
    (sent) => expect(applicantChangesSchema.safeParse(sent).success).toBe(false),
  )
})

it.each([
  [{ firstName: 'Ada' }, []],
  [{ firstName: 'Ida' }, [{ field: 'firstName', from: 'Ada', to: 'Ida' }]],
  [{ occupation: '' }, [{ field: 'occupation', from: 'Engineer', to: null }]],
  [{ occupation: undefined }, [{ field: 'occupation', from: 'Engineer', to: null }]],
  [{ portOfEntry: null }, []],
  [{ hasCompanion: true }, [{ field: 'hasCompanion', from: 'false', to: 'true' }]],
])('what changed %j: %j', (sent, expected) => {
  expect(changesBetween(answerFields, exampleApplicant(), sent)).toEqual(expected)
})

describe('the rules', () => {
  const judge = (
    changes: Parameters<typeof exampleApplicant>[0],
    changed = Object.keys(changes ?? {}) as (typeof answerFields)[number][],
    visaType: 'tourist' | 'tourist_multiple' = 'tourist',
  ) => judgeAnswers(exampleApplicant(changes), changed, { ...exampleContext, visaType })
  const codes = (...given: Parameters<typeof judge>) => judge(...given).errors.map((f) => f.code)

  it.each([
    [{ passportNumber: '!' }, ['passportNumber.symbols']],
    [{ dateOfBirth: '2023-01-01' }, ['passportIssueDate.before-birth']],
    [{ firstName: '' }, ['firstName.required']],
    [{ singleName: true }, ['singleName.both']],
  ])('%j: %j', (changes, expected) => expect(codes(changes)).toEqual(expected))

  it('judge a date by the changed field, even if another one reports the fault', () => {
    const short = { passportExpiryDate: '2027-07-01' }
    const late = { ...short, intendedDateOfArrival: '2027-03-01' }
    const tooShort = ['passportExpiryDate.too-short-for-arrival']
    expect(codes(late, ['intendedDateOfArrival'])).toEqual(tooShort)
    expect(codes(late, ['occupation'])).toEqual([])
  })

  it('ignore what became invalid with time and is unchanged', () => {
    const past = { intendedDateOfArrival: '2026-01-01', passportExpiryDate: '2026-10-01' }
    expect(codes({ ...past, lastName: 'Probe' }, ['lastName'])).toEqual([])
    expect(codes(past, ['intendedDateOfArrival'])).toEqual(['intendedDateOfArrival.past'])
  })

  it('refuse a nationality that needs another visa, or none, and only then', () => {
    const us = { nationality: 'US' }
    expect(judge(us).refusal).toBe('correction.visa-kind')
    expect(judge(us, ['nationality'], 'tourist_multiple').refusal).toBeNull()
    expect(judge({ ...us, lastName: 'Probe' }, ['lastName']).refusal).toBeNull()
    expect(judge({ nationality: 'KE' }).refusal).toBe('correction.ineligible')
    expect(judge({ nationality: 'DE' }).refusal).toBeNull()
    const advice = judge({ nationality: 'NG' }).advice.map(({ code }) => code)
    expect(advice).toContain('nationality.referral')
  })

  const inTransit = { transportationMethod: 'vessel', portOfEntry: 'sea-dar' } as const
  it.each([
    [{ contactEmail: 'ida@' }, ['contactEmail'], ['contactEmail.malformed']],
    [{ contactEmail: 'ida@gmial.com' }, ['contactEmail'], ['contactEmail.misspelt']],
    [{ communicationId: '' }, ['communicationId'], ['communicationId.required']],
    [{ communicationId: '' }, ['communicationChannel'], ['communicationId.required']],
    [{ communicationId: '', contactName: 'Ida' }, ['contactName'], []],
    [{ portOfEntry: 'air-dod' }, ['portOfEntry'], []],
    [{ transportationMethod: 'roads' }, ['transportationMethod'], ['portOfEntry.other-method']],
    [{ portOfEntry: 'sea-dar' }, ['portOfEntry'], ['portOfEntry.other-method']],
    [inTransit, ['transportationMethod', 'portOfEntry'], []],
  ] as const)('of contact and trip %j, %j: %j', (changes, changed, expected) => {
    const found = judgeDetails(exampleDetails(changes), changed, { rules: shippedRules })
    expect(found.map(({ code }) => code)).toEqual(expected)
  })
})

test.each([
  [['collecting', 'ready', 'withdrawn'], 'paid', null],
  [['collecting'], 'unpaid', null],
  [['ready', 'filed'], 'paid', 'applicant.filed'],
  [['ready', 'approved'], 'paid', 'applicant.filed'],
  [['withdrawn'], 'paid', 'application.closed'],
  [['ready'], 'refunded', 'application.closed'],
] as const)(
  'of how all arrive, with travellers %j and a payment %s: %s',
  (states, payment, why) => {
    expect(whyNotCorrectTrip('traveller', states, payment)).toBe(why)
    expect(whyNotCorrectTrip('staff', states, payment)).toBeNull()
  },
)

describe('documents that no longer fit', () => {
  const both = ['passportNumber', 'intendedDateOfArrival'] as const
  const tickets = ['flightTicket', 'transitTicket'] as const
  const all = { state: 'ready', given: documentTypes, differs: [] } as const
  it.each([
    [['lastName', 'passportExpiryDate'], [], ['passportDocument']],
    [['intendedDateOfArrival'], [], tickets],
    [both, [], ['passportDocument', ...tickets]],
    [['residentialCity', 'occupation', 'companionName', 'portOfEntry', 'gender'], [], []],
    [['passportNumber'], ['passportNumber'], []],
    [['passportNumber', 'lastName'], ['passportNumber'], ['passportDocument']],
    [both, ['passportNumber'], tickets],
    [['dateOfBirth'], ['passportNumber'], ['passportDocument']],
  ] as const)('%j, where the page contradicted %j: %j', (changed, differs, expected) =>
    expect(asksAgain(changed, { ...all, differs })).toEqual(expected),
  )

  it('are only those that are there, and none once it is handed in', () => {
    const given = ['flightTicket'] as const
    expect(asksAgain(['passportNumber'], { ...all, given })).toEqual([])
    for (const state of applicantStates) {
      const asked = asksAgain(['passportNumber'], { ...all, state })
      expect(asked.length > 0).toBe(state === 'ready' || state === 'collecting')
    }
  })
})
