const event = `insert into application_event (application_id, at, kind, actor, from_status, to_status)
  select id, now(), 'status-changed', 'system',`

const colleague = `insert into staff (id, email, name, role, created_at, updated_at)
  values ('a', 'a@karibu.example', 'A', 'owner', now(), now());`

/** A refund approved by a colleague and never made. */
function refundOf(cents: string, state: 'due' | 'done' = 'due'): string {
  return `${colleague}
    insert into refund (id, payment_id, application_id, amount_cents, reason, state, created_at,
      done_at, ground, staff_id, decision_id)
    select gen_random_uuid(), id, application_id, ${cents}, 'staff', '${state}', now(), now(),
      'other', 'a', gen_random_uuid() from payment`
}

/** An amendment without its related rows. */
function amendment(actor: 'traveller' | 'staff', cents: number): string {
  return `${colleague}
    insert into amendment (id, application_id, from_visa_type, to_visa_type, from_processing_type,
      to_processing_type, difference_cents, price_lines, state, actor, staff_id, created_at, done_at)
    select gen_random_uuid(), id, visa_type, visa_type, processing_type, 'urgent', ${cents}, '[]',
      'done', '${actor}', ${actor === 'staff' ? "'a'" : 'null'}, now(), now() from application`
}

/** An alert for a colleague about the application. */
function alerted(ways = `'{page}'`, digestOn = 'null'): string {
  return `${colleague}
    insert into staff_alert (id, staff_id, kind, application_id, ways, created_at, read_at, digest_on)
    select gen_random_uuid(), 'a', 'assigned', id, ${ways}, now(), now(), ${digestOn} from application`
}

const emptied = 'update receipt set content = null'

/** SQL that violates an invariant of a completed application, by invariant. */
const damagesOf: Readonly<Record<string, string | readonly string[]>> = {
  'an application has exactly one creation': `delete from application_event where kind = 'created'`,
  'a status is what its last event says': `update application set status = 'approved'`,
  'status changes follow each other': `${event} 'pending', 'paid' from application`,
  'the system moves from pending to paid only': `${event} 'paid', 'rejected' from application`,
  'without money is set by staff only': `${emptied}; delete from payment`,
  'a succeeded attempt has its payment': `update payment_attempt set state = 'failed'`,
  'of the frozen price, to the cent': [
    'update payment set amount_cents = amount_cents - 1',
    amendment('staff', -100),
  ],
  'the price lines add up': `update application set price_lines = price_lines - 0`,
  'who has paid counts as paid': `update application set payment_status = 'unpaid'`,
  'its date and its snapshot': 'update application set snapshot = null',
  'a payment given back has its refund': [
    `update payment set state = 'refund_due'`,
    refundOf('amount_cents', 'done'),
  ],
  'never more goes back than was paid': refundOf('amount_cents + 1'),
  'what one decision gave back has one letter': refundOf('1', 'done'),
  'a change of a traveller is made when its supplement counts': amendment('traveller', 100),
  'what is ordered is what the last change says': amendment('staff', -100),
  'each change has its event and its letter': amendment('staff', -100),
  'a refund that is due has a job': refundOf('1'),
  'numbered from one without a gap': [
    'update receipt_counter set last_number = 2',
    'update receipt_counter set last_number = 0',
  ],
  'has one receipt, over what was paid': [
    'update payment set amount_cents = amount_cents - 1',
    `update payment set state = 'refund_due'`,
  ],
  'has one credit note, over what went back': refundOf('1', 'done'),
  'on a receipt adds up': [
    `update receipt set content = content || '{"serviceCents": 1}'`,
    `update receipt set content = content || '{"lines": []}'`,
  ],
  'who was erased stands on no receipt': 'update application set erased_at = now()',
  'a payment to look into': `update application set payment_status = 'needs_review'`,
  'the first payment that counted': `delete from letter where kind = 'payment-confirmed'`,
  'handing over has one moment': 'update application set completed_at = null',
  'a letter that waits has a job': `delete from pgboss.job where name = 'send-letter'`,
  'kept once it is sent': [
    `update letter set subject = 'A letter'`,
    `insert into letter_content select id, '\\x00' from letter`,
  ],
  'nothing but a secret nothing is kept': `update letter set subject = 'Your code is 048213', kind = 'download-code' where kind = 'payment-confirmed'`,
  'belongs to a letter about an application': `insert into letter_attachment select l.id, 0, 'a.pdf', f.storage_key from letter l, stored_file f limit 1`,
  'travellers are numbered from one': 'update applicant set position = 2',
  'what is handed over is complete': 'delete from applicant',
  'has given the three documents': 'update document set current = false',
  'has its event': `delete from application_event where kind = 'document-added'`,
  'a stored file belongs to something': 'delete from document',
  'a link of a traveller ends with the handing over': `insert into traveller_link (id, applicant_id, language, organiser_language, created_at)
      select gen_random_uuid(), id, 'en', 'en', now() from applicant`,
  'a passport page waits for a payment': `insert into passport_page (id, applicant_id, storage_key, file_name, created_at)
      select gen_random_uuid(), a.id, f.storage_key, 'a.png', now() from applicant a, stored_file f limit 1`,
  'told of somebody goes when they are erased': `${alerted()}; update application set erased_at = now() + interval '1 s'`,
  'the letter of a morning has one letter': alerted(`'{digest}'`, 'now()'),
  'a template says something': `${colleague}
    insert into template (id, name, staff_id, is_shared, created_at, changed_at)
      values (gen_random_uuid(), 'A', 'a', false, now(), now())`,
  'a closed account has no browser that is told': `insert into staff (id, email, name, role, created_at, updated_at, disabled_at)
      values ('a', 'a@karibu.example', 'A', 'owner', now(), now(), now());
    insert into push_subscription (id, staff_id, endpoint, public_key, auth_secret, seen_at)
      values (gen_random_uuid(), 'a', 'https://push.example', decode(repeat('00', 65), 'hex'),
        decode(repeat('00', 16), 'hex'), now())`,
  'an address is not reached by the letter that says so': `insert into unreachable_address select lower(recipient), 'bounced', id, now() from letter limit 1`,
  'work says whose letters come back': `insert into unreachable_address select lower(contact_email), 'bounced', null, now() from application`,
  'what came back and went again has a copy': `update letter set delivery = 'bounced', delivery_at = now(), resent_at = now() where kind = 'payment-confirmed'`,
  'a device is told of what its browser may open': `with browser as (insert into traveller_session (token_hash, created_at)
      values (decode(repeat('00', 32), 'hex'), now()) returning id),
    told as (insert into traveller_push (id, session_id, endpoint, public_key, auth_secret, language, created_at)
      select gen_random_uuid(), id, 'https://push.example', decode(repeat('00', 65), 'hex'),
        decode(repeat('00', 16), 'hex'), 'en', now() from browser returning id)
    insert into traveller_news (id, push_id, application_id, kind, created_at)
      select gen_random_uuid(), told.id, a.id, 'change', now() from told, application a`,
  'an address is reminded of unfinished answers once in thirty days': `insert into letter (id, kind, recipient, version, language, props, created_at, state)
      select gen_random_uuid(), 'draft-reminder', recipient, 1, 'en', '{}', now(), 'failed'
      from (values ('a@gmail.com'), ('A@gmail.com')) as named (recipient)`,
  'a reminder that was written is decided about': `with browser as (insert into traveller_session (token_hash, created_at)
      values (decode(repeat('00', 32), 'hex'), now()) returning id),
    unfinished as (insert into draft (session_id, content, revision, updated_at, expires_at)
      select id, '', 1, now(), now() from browser returning session_id),
    waiting as (insert into draft_reminder (session_id, language, began_at)
      select session_id, 'en', now() from unfinished)
    insert into reminded_address (id, address_hash, session_id, reminded_at)
      select gen_random_uuid(), decode(repeat('00', 32), 'hex'), session_id, now() from unfinished`,
  'a conversation counts its messages': `insert into chat_session (id, language, message_count, created_at, last_message_at)
      values (gen_random_uuid(), 'en', 1, now(), now())`,
  'what a messenger called us with has a job that takes it': `insert into messenger_event (messenger, event_key, address, content, received_at)
      values ('sms', 'a', '255700000001', '{}', now())`,
  'an ended messenger has nothing that waits to go there': `with ended as (insert into messenger_contact
        (id, messenger, address, state, language, created_at, ended_at, end_reason)
      values (gen_random_uuid(), 'sms', '255700000001', 'ended', 'en', now(), now(), 'stop') returning id)
    insert into messenger_message (id, contact_id, news, created_at, not_before)
      select gen_random_uuid(), id, 'status', now(), now() from ended`,
  'an application has one open contact at a messenger': `insert into messenger_contact (id, messenger, address, state, application_id, language, created_at)
      select gen_random_uuid(), 'sms', number, 'claimed', id, 'en', now()
      from application, (values ('255700000001'), ('255700000002')) as typed (number)`,
  'only passport pages are compared': `insert into passport_check select id, 'match', '{}', now() from document
      where document_type = 'flightTicket'`,
}

/** Each promise with each statement that breaks it, for a table of tests. */
export const pairsOf = (damages: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(damages).flatMap(([promise, damage]) =>
    [damage].flat().map((each) => [promise, each] as const),
  )

export const damages = pairsOf(damagesOf)
