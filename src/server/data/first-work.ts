import { sql } from 'kysely'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import { workOf } from '#domain/application/work.ts'
import { requiredDocuments } from '#domain/document/document.ts'
import type { Price } from '#domain/money/pricing.ts'
import { isReturning } from './unreachable-address.ts'

type Made = {
  details: Pick<ApplicationDetails, 'visaType' | 'processingType' | 'contactEmail'>
  applicants: readonly Applicant[]
  price: Price
  language: string
}

const workOfNew = ({ details, applicants }: Made) =>
  workOf({
    status: 'pending',
    paymentStatus: 'unpaid',
    isErased: false,
    processingType: details.processingType,
    dueOn: null,
    isHandedOver: false,
    hasSamePassport: false,
    hasMessage: false,
    isUnreachable: false,
    documentsPerTraveller: requiredDocuments(details.visaType).length,
    travellers: applicants.map(({ nationality, dateOfBirth, intendedDateOfArrival }) => ({
      ...{ nationality, dateOfBirth, intendedDateOfArrival },
      ...({ state: 'collecting', filedAt: null, documents: [] } as const),
    })),
  })

/**
 * What is to be done with an application that is `made` in the same statement: parts of its WITH. Of those that
 * name one of its passports two at most are asked: where there were two, both say so already.
 */
export function firstWork(application: Made) {
  const { details, applicants, price, language } = application
  const work = workOfNew(application)
  const passports = [...new Set(applicants.map(({ passportNumber }) => passportNumber))]
  const nationalities = [...new Set(applicants.map(({ nationality }) => nationality))]
  return sql`twin as materialized (
      select o.application_id from unnest(${passports}::text[]) as given (number)
      cross join lateral (select w.application_id from applicant p
        join application_work w on w.application_id = p.application_id and w.is_open
        where p.passport_number = given.number limit 2) o),
    work as (
      insert into application_work (application_id, state, own_flags, has_same_passport, arrives_on,
        next_on, documents_needed, nationalities, status, visa_type, processing_type, language,
        total_price_cents, is_completed)
      select made.id, ${work.state}, ${work.flags}::text[]
          || case when ${isReturning(sql`${details.contactEmail}`)} then '{unreachable}'::text[] else '{}' end,
        exists (select from twin),
        ${work.arrivesOn}::date, ${work.nextOn}::date, ${work.documents.needed}::int,
        ${nationalities}::text[], 'pending', ${details.visaType}, ${details.processingType},
        ${language}, ${price.totalCents}::int, false
      from made),
    twins as (
      update application_work set has_same_passport = true
      where application_id in (select application_id from twin) and not has_same_passport
        and exists (select from made))`
}
