import { orderedFields } from '#domain/application/fields.ts'
import { hasStopped } from '../correspondence/messenger-contact.ts'
import { applicantColumns } from './applicant.ts'
import { typesOf, writtenColumns } from './written-columns.ts'

/** What of the record goes into columns of the application as it is. */
const applicationColumns = writtenColumns(
  {
    orderId: 'text',
    ...typesOf(orderedFields),
    language: 'text',
    termsVersion: 'text',
    rulesVersion: 'int',
    priceLines: 'jsonb',
    basePriceCents: 'int',
    processingFeeCents: 'int',
    insurancePriceCents: 'int',
    esimPriceCents: 'int',
    documentFeeCents: 'int',
    totalPriceCents: 'int',
  },
  'input',
)

/**
 * Applications with their applicants, each with its first event, its agreement, its key, its work and its
 * browser's access to it: one statement, one commit, however many are made. $1 is a JSON array, `recordOf` each; $2 one
 * of all their applicants, with the `n` of the application: within $1 each would be read three times.
 * Of those whose key or agreement is taken nothing is written; where only one of both is, a foreign key breaks
 * the whole statement.
 */
export const createStatement = `
  with input as materialized (
    select nextval('application_number') as id, i.*
    from json_to_recordset($1::json) as i (n int, at timestamptz, "keyHash" bytea, "bodyHash" bytea,
      "tokenHash" bytea, "freshTokenHash" bytea, "agreementId" uuid, ${applicationColumns.shape},
      links json, "passportPages" json, "portalAnswers" json, claim json, state text, flags text[], "arrivesOn" date, "nextOn" date, "documentsNeeded" int,
      passports text[], nationalities text[])),
  known as materialized (
    select input.n, s.id from input join traveller_session s on s.token_hash = input."tokenHash"
      and s.created_at > input.at - interval '90 days'),
  opened as (
    insert into traveller_session (token_hash, created_at)
    select "freshTokenHash", at from input where n not in (select n from known)
    returning id, token_hash),
  browser as materialized (
    select n, id, false as is_new from known
    union all
    select input.n, opened.id, true from opened
      join input on input."freshTokenHash" = opened.token_hash),
  keyed as (
    insert into idempotency_key (key_hash, body_hash, application_id, created_at)
    select "keyHash", "bodyHash", id, at from input where "keyHash" is not null
    on conflict do nothing returning application_id),
  signed as (
    update agreement set application_id = input.id from input
    where agreement.id = input."agreementId" and agreement.application_id is null
    returning agreement.application_id),
  made as (
    insert into application (id, currency, created_at, ${applicationColumns.targets})
    select id, 'USD', at, ${applicationColumns.values}
    from input
    where ("keyHash" is null or id in (select application_id from keyed))
      and ("agreementId" is null or id in (select application_id from signed))
    returning id),
  whole as materialized (
    select input.*, browser.id as session_id, browser.is_new
    from made join input using (id) join browser using (n)),
  people as (
    insert into applicant (application_id, ${applicantColumns.targets})
    select whole.id, ${applicantColumns.values}
    from whole join json_to_recordset($2::json) as a (n int, ${applicantColumns.shape}) using (n)
    returning id, application_id, position),
  named as materialized (
    select id, unnest(passports) as number from whole),
  -- Of those that name one of its passports two at most are asked: where there were two, both say so already.
  -- A subselect, since a join is planned as a scan of all work while the tables are young.
  twin as materialized (
    select named.id, o.application_id as other from named
    cross join lateral (select p.application_id from applicant p
      where p.passport_number = named.number and (select w.is_open from application_work w
        where w.application_id = p.application_id) limit 2) o
    union all
    select named.id, o.id from named join named o on o.number = named.number and o.id <> named.id),
  work as (
    insert into application_work (application_id, state, own_flags, has_same_passport, arrives_on,
      next_on, documents_needed, nationalities, status, visa_type, processing_type, language,
      total_price_cents, is_completed)
    select id, state, flags || case when exists (select from unreachable_address u
          where u.address = lower("contactEmail") and u.reason = 'bounced')
        then '{unreachable}'::text[] else '{}' end,
      id in (select id from twin), "arrivesOn", "nextOn", "documentsNeeded", nationalities,
      'pending', "visaType", "processingType", language, "totalPriceCents", false
    from whole),
  twins as (
    update application_work set has_same_passport = true
    where application_id in (select other from twin) and not has_same_passport),
  noted as (
    insert into application_event (application_id, at, kind, actor)
    select id, at, 'created', 'traveller' from whole),
  granted as (
    insert into application_access (session_id, application_id, way, opened_at)
    select session_id, id, 'applied', at from whole),
  own_parts as (
    update traveller_link
    set applicant_id = people.id, draft_session_id = null, sealed_answers = null
    from whole, people, json_to_recordset(whole.links) as given (position int, "linkId" uuid)
    where people.application_id = whole.id and given.position = people.position
      and traveller_link.id = given."linkId" and traveller_link.draft_session_id = whole.session_id
      and traveller_link.revoked_at is null
    returning people.application_id, people.position),
  told as (
    insert into application_event (application_id, at, kind, actor, note)
    select whole.id, whole.at, 'own-part', 'traveller',
      string_agg(own_parts.position::text, ', ' order by own_parts.position)
    from whole join own_parts on own_parts.application_id = whole.id group by whole.id, whole.at),
  claimed as (
    insert into messenger_contact (id, messenger, address, state, application_id, language, created_at)
    select (claim ->> 'id')::uuid, claim ->> 'messenger', claim ->> 'address', 'claimed', id, language, at
    from whole where json_typeof(claim) = 'object'
      and not ${hasStopped("claim ->> 'messenger'", "claim ->> 'address'")}),
  sent as (
    update draft set application_id = whole.id from whole where draft.session_id = whole.session_id),
  paged as (
    update passport_page set applicant_id = people.id
    from whole, people, json_to_recordset(whole."passportPages") as page (position int, id uuid)
    where people.application_id = whole.id and page.position = people.position
      and passport_page.id = page.id and passport_page.session_id = whole.session_id),
  told_portal as (
    insert into filing_answer (applicant_id, line, label, value, origin, answered_at)
    select people.id, given.line, given.label, given.value, 'traveller', whole.at
    from whole, people, json_to_recordset(whole."portalAnswers")
      as given (position int, line text, label text, value text)
    where people.application_id = whole.id and given.position = people.position),
  ids as (
    select application_id, array_agg(id order by position) as numbers from people group by 1)
  select whole.n, whole.id, whole.is_new as session_is_new,
    coalesce(ids.numbers, '{}') as applicant_ids
  from whole left join ids on ids.application_id = whole.id`
