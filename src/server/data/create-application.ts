import { type RawBuilder, sql } from 'kysely'
import type { Applicant } from '#domain/application/steps/applicant.ts'
import type { ApplicationDetails } from '#domain/application/steps/details.ts'
import type { Price } from '#domain/money/pricing.ts'
import type { Database } from '../db/database.ts'
import { applicantColumns, applicantsJson, applicantTargets } from './applicant.ts'
import { firstWork } from './first-work.ts'

export type NewApplication = {
  details: ApplicationDetails
  applicants: readonly Applicant[]
  price: Price
  language: string
  termsVersion: string
  orderId: string
  agreementId: string | null
  idempotency: { keyHash: Buffer; bodyHash: Buffer } | null
  /** Kept passport pages of this browser, by the position of whose they are. */
  passportPages: readonly { position: number; id: string }[]
  /** Whose answers were typed by a link of their own; what is no link of this browser's draft binds nothing. */
  links: readonly { position: number; linkId: string }[]
  /** The browser as it presented itself, and the session it gets when it is unknown. */
  tokenHash: Buffer | null
  freshTokenHash: Buffer
  now: Date
}

export type InsertedApplication = {
  id: number
  /** False when the browser was already known. */
  sessionIsNew: boolean
  applicants: { id: number; position: number }[]
}

const cents = (price: Price, ...items: string[]): number =>
  price.lines
    .filter(({ item }) => items.includes(item))
    .reduce((sum, { amountCents }) => sum + amountCents, 0)

/**
 * An application with its applicants, its first event, its agreement, its key and the browser's
 * access to it: one statement, one commit (BEGIN, four statements, COMMIT gets half the rate).
 * A key or an agreement that is taken breaks a foreign key, and with it the whole statement.
 */
export function insertStatement(application: NewApplication): RawBuilder<InsertedApplication> {
  const { details: d, price, now, idempotency: key } = application
  return sql<InsertedApplication>`
    with fresh as materialized (select nextval('application_number') as id),
    known as materialized (
      select id from traveller_session where token_hash = ${application.tokenHash}
        and created_at > ${now}::timestamptz - interval '90 days'),
    opened as (
      insert into traveller_session (token_hash, created_at)
      select ${application.freshTokenHash}, ${now} where not exists (select from known)
      returning id),
    browser as materialized (select id from known union all select id from opened),
    keyed as (
      insert into idempotency_key (key_hash, body_hash, application_id, created_at)
      select ${key?.keyHash ?? null}, ${key?.bodyHash ?? null}, fresh.id, ${now} from fresh
      where ${key !== null}::boolean on conflict do nothing returning 1),
    signed as (
      update agreement set application_id = fresh.id from fresh
      where agreement.id = ${application.agreementId}::uuid and application_id is null returning 1),
    made as (
      insert into application (id, order_id, application_type, number_of_applicants, visa_type,
        processing_type, transportation_method, port_of_entry, has_insurance, has_esim,
        contact_name, contact_email, contact_phone, communication_channel, communication_id,
        language, terms_version, currency, price_lines, base_price_cents, processing_fee_cents,
        insurance_price_cents, esim_price_cents, document_fee_cents, total_price_cents, created_at)
      select fresh.id, ${application.orderId}, ${d.applicationType}, ${d.numberOfApplicants}::int,
        ${d.visaType}, ${d.processingType}, ${d.transportationMethod}, ${d.portOfEntry},
        ${d.hasInsurance}::boolean, ${d.hasESim}::boolean, ${d.contactName}, ${d.contactEmail},
        ${d.contactPhone}, ${d.communicationChannel}, ${d.communicationId || null},
        ${application.language}, ${application.termsVersion}, 'USD',
        ${JSON.stringify(price.lines)}::jsonb, ${cents(price, 'base')}::int,
        ${cents(price, 'processing', 'speed')}::int, ${cents(price, 'insurance')}::int,
        ${cents(price, 'esim')}::int, ${cents(price, 'document')}::int, ${price.totalCents}::int,
        ${now}
      from fresh
      where (${key === null}::boolean or exists (select from keyed))
        and (${application.agreementId === null}::boolean or exists (select from signed))
      returning id),
    people as (
      insert into applicant ${applicantTargets}
      select made.id, a.* from made,
        jsonb_to_recordset(${applicantsJson(application.applicants, 1)}::jsonb) as a ${applicantColumns}
      returning id, position),
    ${firstWork(application)},
    noted as (
      insert into application_event (application_id, at, kind, actor)
      select id, ${now}, 'created', 'traveller' from made),
    granted as (
      insert into application_access (session_id, application_id)
      select browser.id, made.id from browser, made),
    own_parts as (
      update traveller_link set applicant_id = people.id, draft_session_id = null, sealed_answers = null
      from browser, people, jsonb_to_recordset(${JSON.stringify(application.links)}::jsonb)
        as given (position int, "linkId" uuid)
      where given.position = people.position and traveller_link.id = given."linkId"
        and traveller_link.draft_session_id = browser.id and traveller_link.revoked_at is null
      returning people.position),
    told as (
      insert into application_event (application_id, at, kind, actor, note)
      select made.id, ${now}, 'own-part', 'traveller', string_agg(own_parts.position::text, ', ' order by own_parts.position)
      from made, own_parts group by made.id),
    sent as (
      update draft set application_id = made.id from browser, made
      where draft.session_id = browser.id),
    paged as (
      update passport_page set applicant_id = people.id
      from people join jsonb_to_recordset(${JSON.stringify(application.passportPages)}::jsonb)
        as page (position int, id uuid) on page.position = people.position, browser
      where passport_page.id = page.id and passport_page.session_id = browser.id)
    select made.id, exists (select from opened) as session_is_new,
      coalesce((select jsonb_agg(jsonb_build_object('id', id, 'position', position)
        order by position) from people), '[]') as applicants
    from made`
}

/** Throws TakenError when the key or the agreement already belongs to another application. */
export async function insertApplication(
  db: Database,
  application: NewApplication,
): Promise<InsertedApplication> {
  const { rows } = await insertStatement(application).execute(db)
  const made = rows[0]
  if (!made) throw new TakenError()
  return made
}

/** The key or the agreement already belongs to another application. */
export class TakenError extends Error {
  override name = 'TakenError'
}
