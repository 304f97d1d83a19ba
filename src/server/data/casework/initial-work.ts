import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import { workOf } from '#domain/application/work.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import type { Rules } from '#domain/rules/rules.ts'

type Made = {
  rules: Rules
  details: Pick<ApplicationDetails, 'visaType' | 'processingType'>
  applicants: readonly Applicant[]
}

/** The work of a new application, except for what depends on others. */
export function initialWork({ rules, details, applicants }: Made) {
  const work = workOf(rules, {
    agreed: rules,
    status: 'pending',
    paymentStatus: 'unpaid',
    isErased: false,
    processingType: details.processingType,
    dueOn: null,
    isHandedOver: false,
    hasSamePassport: false,
    hasMessage: false,
    isPaymentOpen: false,
    isUnreachable: false,
    documentsPerTraveller: requiredDocuments(rules, details.visaType).length,
    travellers: applicants.map(({ nationality, dateOfBirth, intendedDateOfArrival }) => ({
      ...{ nationality, dateOfBirth, intendedDateOfArrival },
      ...({ state: 'collecting', filedAt: null, isAsked: false, documents: [] } as const),
    })),
  })
  return {
    state: work.state,
    flags: work.flags,
    arrivesOn: work.arrivesOn,
    nextOn: work.nextOn,
    documentsNeeded: work.documents.needed,
    passports: [...new Set(applicants.map(({ passportNumber }) => passportNumber))],
    nationalities: [...new Set(applicants.map(({ nationality }) => nationality))],
  }
}
