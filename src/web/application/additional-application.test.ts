import { expect, test } from 'vitest'
import { additionalDraft, additionalValues, type Paid } from './additional-application.ts'
import { valuesOf } from './draft.ts'

const paid: Paid = {
  ...{ visaType: 'tourist', processingType: 'urgent', transportationMethod: 'airports' },
  ...{ portOfEntry: 'air-dar', contactName: 'Ada Muster', contactEmail: 'ada@example.com' },
  ...{ contactPhone: '+4722225555', communicationChannel: 'whatsapp', communicationId: null },
  applicants: [
    {
      ...{ intendedDateOfArrival: '2027-01-09', portOfEntry: null },
      ...{ accommodationAddress: 'Beach Road 1', accommodationCity: 'Nungwi' },
    },
  ],
}

test('copies the contact and the trip, but no consents or travellers', () => {
  const { details, applicants } = additionalValues(paid)
  expect(details).toMatchObject({
    ...{ applicationType: 'single', numberOfApplicants: '1', visaType: 'tourist' },
    ...{ processingType: 'urgent', contactEmail: 'ada@example.com', communicationId: '' },
    ...{ privacyPolicyAccepted: false, termsOfServiceAccepted: false, hasInsurance: false },
  })
  const intendedDateOfArrival = { day: '9', month: '1', year: '2027' }
  const blank = { firstName: '', passportNumber: '' }
  expect(applicants).toMatchObject([
    { ...blank, intendedDateOfArrival, accommodationCity: 'Nungwi' },
  ])
})

test('is a draft that the wizard reads back', () => {
  const draft = additionalDraft(paid, '00000000-0000-4000-8000-000000000000', 3)
  expect(draft.step).toBe(1)
  expect(valuesOf(draft)).toEqual(additionalValues(paid))
})

test('does without travellers', () => {
  expect(additionalValues({ ...paid, applicants: [] }).applicants[0]?.accommodationCity).toBe('')
})
