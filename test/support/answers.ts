import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import type { Context } from '#domain/application/steps/finding.ts'
import { shippedRules } from '#domain/rules/shipped.ts'

/** The date on which the answers below are valid. */
export const exampleToday = '2026-11-21'

export const exampleContext: Context = {
  rules: shippedRules,
  today: exampleToday,
  earliestArrival: exampleToday,
}

/** Complete answers of step 1, with changes. */
export function exampleDetails(changes: Partial<ApplicationDetails> = {}): ApplicationDetails {
  return {
    applicationType: 'single',
    numberOfApplicants: 1,
    visaType: 'tourist',
    processingType: 'normal',
    transportationMethod: 'airports',
    portOfEntry: 'air-jro',
    hasInsurance: false,
    hasESim: false,
    contactName: 'Ada Muster',
    contactEmail: 'ada.muster@gmail.com',
    contactPhone: '+41 44 668 18 00',
    communicationChannel: 'whatsapp',
    communicationId: '+41446681800',
    messengerNews: false,
    privacyPolicyAccepted: true,
    termsOfServiceAccepted: true,
    ...changes,
  }
}

/** Complete answers of one applicant without warnings, with changes. */
export function exampleApplicant(changes: Partial<Applicant> = {}): Applicant {
  return {
    firstName: 'Ada',
    lastName: 'Muster',
    singleName: false,
    dateOfBirth: '1990-03-27',
    placeOfBirth: 'Bern',
    nationality: 'CH',
    gender: 'female',
    occupation: 'Engineer',
    passportNumber: 'X1234567',
    passportIssueDate: '2022-05-02',
    passportExpiryDate: '2032-05-01',
    passportIssuingCountry: 'CH',
    intendedDateOfArrival: '2027-02-10',
    residentialAddress: 'Bundesplatz 3',
    residentialCity: 'Bern',
    residentialCountry: 'CH',
    hasCompanion: false,
    ...changes,
  }
}
