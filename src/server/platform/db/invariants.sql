-- What must be true of the database at every moment, whatever was killed, restarted or away.
-- Each row of the answer is one broken promise: its name, and the row that breaks it. No rows: all
-- is well. One statement, read-only, for tests and operators alike (psql -f src/server/platform/db/invariants.sql).

with status_step as (
  select application_id, id, actor, from_status, to_status,
    lag(to_status, 1, 'pending') over (partition by application_id order by id) as previous,
    lead(id) over (partition by application_id order by id) is null as is_last
  from application_event where kind = 'status-changed'
),
counted as (
  select a.*,
    (select count(*) from applicant p where p.application_id = a.id) as travellers,
    (select count(*) from application_event e where e.application_id = a.id and e.kind = 'created') as creations,
    (select count(*) from application_event e where e.application_id = a.id and e.kind = 'completed') as completions,
    (select count(*) from letter l where l.application_id = a.id and l.kind = 'payment-confirmed' and l.copy_of is null) as confirmations,
    (select count(*) from letter l where l.application_id = a.id and l.kind = 'documents-received' and l.copy_of is null) as handovers,
    (select count(*) from letter l where l.application_id = a.id and l.kind = 'order-amended' and l.copy_of is null) as amendment_letters,
    (select count(*) from application_event e where e.application_id = a.id and e.kind = 'order-amended') as amendment_events,
    (select count(*) from amendment m where m.application_id = a.id and m.state = 'done') as amendments,
    (select count(*) from amendment m where m.application_id = a.id and m.opened_again) as openings,
    exists (select from payment p where p.application_id = a.id and p.state = 'paid') as has_paid,
    exists (select from payment p where p.application_id = a.id) as has_payment,
    exists (select from application_event e where e.application_id = a.id
      and e.kind = 'status-changed' and e.actor = 'staff') as moved_by_staff
  from application a where a.erased_at is null
),
amended as (
  select a.id as application_id, a.total_price_cents - coalesce(sum(m.difference_cents), 0) as first_price_cents
  from application a left join amendment m on m.application_id = a.id and m.state = 'done' group by a.id
),
waiting_job as (
  select name, (data ->> 'id')::uuid as row_id from pgboss.job
  where name in ('send-letter', 'make-refund') and state in ('created', 'retry', 'active')
)

-- Status: every change has its event, and no step is outside the table of moves.
select 'an application has exactly one creation' as promise, 'application ' || id as broken_by
  from counted where creations <> 1
union all
select 'status changes follow each other', 'event ' || id
  from status_step where from_status <> previous
union all
select 'a status is what its last event says', 'application ' || a.id
  from application a left join status_step s on s.application_id = a.id and s.is_last
  where a.status <> coalesce(s.to_status, 'pending')
union all
select 'the system moves from pending to paid only, travellers end what is not paid', 'event ' || id
  from status_step
  where (actor = 'system' and (from_status, to_status) <> ('pending', 'paid'))
    or (actor = 'traveller' and (from_status, to_status) <> ('pending', 'rejected'))
    or from_status = to_status

-- Each traveller has a state, and the status follows.
union all
select 'the status is what follows from the travellers', 'application ' || a.id
  from application a,
    lateral (select count(*) as all_of_them,
      count(*) filter (where p.state in ('approved', 'rejected', 'withdrawn')) as decided,
      count(*) filter (where p.state = 'approved') as approved,
      count(*) filter (where p.state in ('filed', 'approved', 'rejected')) as begun
      from applicant p where p.application_id = a.id) t
  where t.all_of_them > 0 and not case
    when t.decided = t.all_of_them and t.approved > 0 then a.status = 'approved'
    when t.decided = t.all_of_them then a.status = 'rejected'
    when t.begun > 0 then a.status = 'processing'
    else a.status in ('pending', 'paid') end
union all
select 'a traveller is ready when everything is there', 'applicant ' || p.id
  from applicant p join application a on a.id = p.application_id
  where p.state in ('collecting', 'ready') and (p.state = 'ready') <> (a.completed_at is not null
    and not exists (select from document d
      where d.applicant_id = p.id and d.current and d.review = 'rejected')
    and not exists (select from unnest(array['passportPhoto', 'passportDocument', 'flightTicket']
        || case a.visa_type when 'transit' then array['transitTicket', 'transitVisa']
          when 'business' then array['invitationLetter', 'companyRegistration'] else '{}' end) as needed
      where not exists (select from document d
        where d.applicant_id = p.id and d.current and d.document_type = needed)))
union all
select 'a state is what its last line says', 'applicant ' || p.id
  from applicant p join lateral (select e.to_state from application_event e
    where e.applicant_id = p.id and e.kind = 'applicant-moved' order by e.id desc limit 1) said on true
  where p.state <> said.to_state
    and not (p.state in ('collecting', 'ready') and said.to_state in ('collecting', 'ready'))
union all
select 'paid, processing or approved without money is set by staff only', 'application ' || id
  from counted
  where status in ('paid', 'processing', 'approved') and not has_payment and not moved_by_staff
    and payments_erased_at is null

-- Money: what the gateway captured is written down once, at the frozen price.
union all
select 'a succeeded attempt has its payment, and no other has one', 'attempt ' || t.id
  from payment_attempt t left join payment p on p.attempt_id = t.id
  where (t.state = 'succeeded') <> (p.id is not null)
union all
select 'a payment is of its attempt and of the frozen price, to the cent', 'payment ' || p.id
  from payment p join payment_attempt t on t.id = p.attempt_id join application a on a.id = p.application_id
    join amended o on o.application_id = a.id left join amendment m on m.id = p.amendment_id
  where (p.amount_cents, p.currency, p.application_id) <> (t.amount_cents, t.currency, t.application_id)
    or p.amendment_id is distinct from t.amendment_id or m.application_id <> p.application_id
    or p.amount_cents <> coalesce(m.difference_cents, o.first_price_cents) or p.currency <> a.currency
union all
select 'the price lines add up to the price', 'application ' || id
  from application where total_price_cents <>
    (select sum((line ->> 'amountCents')::int) from jsonb_array_elements(price_lines) as line)
union all
select 'who has paid counts as paid, and the other way round', 'application ' || id
  from counted where has_paid <> (payment_status = 'paid') and not moved_by_staff
    and payments_erased_at is null
union all
select 'money that counts has its date and its snapshot', 'application ' || id
  from counted join amended o on o.application_id = id where has_paid and (paid_at is null or snapshot is null
    or (snapshot -> 'application' ->> 'totalPriceCents')::int <> o.first_price_cents)
union all
select 'a payment given back has its refund', 'payment ' || p.id
  from payment p,
    lateral (select coalesce(bool_or(r.state = 'done'), false) as is_done,
      coalesce(bool_or(r.reason in ('duplicate', 'lapsed')), false) as is_by_itself,
      coalesce(sum(r.amount_cents) filter (where r.state = 'done'), 0) as done
      from refund r where r.payment_id = p.id) back
  where (p.state = 'refund_due' and (is_done or not is_by_itself))
    or (p.state = 'refunded' and not is_done)
    or (p.state = 'paid' and (done >= p.amount_cents or is_by_itself))
union all
select 'never more goes back than was paid', 'payment ' || p.id
  from payment p where p.amount_cents <
    (select sum(r.amount_cents) from refund r where r.payment_id = p.id and r.state <> 'failed')
union all
select 'a refund is of its own application, for a traveller of it', 'refund ' || r.id
  from refund r join payment p on p.id = r.payment_id left join applicant t on t.id = r.applicant_id
  where p.application_id <> r.application_id or t.application_id <> r.application_id
union all
select 'what one decision gave back has one letter once all of it has gone', 'refund ' || d.decision_id
  from (select decision_id, application_id, bool_and(state = 'done') as is_done, array_agg(id) as ids
    from refund group by 1, 2) d join application a on a.id = d.application_id
  where a.erased_at is null and a.letters_erased_at is null and d.is_done::int <> (select count(*) from letter l
    where l.application_id = d.application_id and l.kind = 'refund-made' and l.copy_of is null
      and (l.props ->> 'refundId')::uuid = any (d.ids))

-- What was ordered changes when its supplement is there, or by staff; and says so once.
union all
select 'a change of a traveller is made when its supplement counts, and never else', 'amendment ' || m.id
  from amendment m join application a on a.id = m.application_id
  where m.actor = 'traveller' and a.payments_erased_at is null and (m.state = 'done') <>
    exists (select from payment p where p.amendment_id = m.id and not exists (
      select from refund r where r.payment_id = p.id and r.reason in ('duplicate', 'lapsed')))
union all
select 'the extras of an order are those of its price', 'application ' || id from application
  where (has_insurance, has_esim) <> (price_lines @> '[{"item": "insurance"}]', price_lines @> '[{"item": "esim"}]')
union all
select 'what is ordered is what the last change says', 'application ' || a.id
  from application a join lateral (select m.to_visa_type, m.to_processing_type, m.price_lines from amendment m
    where m.application_id = a.id and m.state = 'done' order by m.done_at desc limit 1) last on true
  where (a.visa_type, a.processing_type, a.price_lines)
    <> (last.to_visa_type, last.to_processing_type, last.price_lines)
union all
select 'each change has its event and its letter', 'application ' || id
  from counted where amendment_events <> amendments
    or amendment_letters <> amendments and letters_erased_at is null
union all
select 'receipts and credit notes are numbered from one without a gap', 'receipt ' || n.number
  from generate_series(1, greatest((select last_number from receipt_counter),
      (select max(number) from receipt))) n(number)
  left join receipt r on r.number = n.number
  where r.number is null or n.number > (select last_number from receipt_counter)
union all
select 'every payment that counts has one receipt, over what was paid', 'payment ' || p.id
  from payment p left join receipt r on r.payment_id = p.id and r.kind = 'receipt'
  where (p.state <> 'refund_due' and not exists (select from refund b where b.payment_id = p.id
      and b.reason in ('duplicate', 'lapsed'))) <> (r.number is not null)
    or (r.amount_cents, r.currency, r.application_id) <> (p.amount_cents, p.currency, p.application_id)
union all
select 'every refund that is done has one credit note, over what went back', 'refund ' || b.id
  from refund b left join receipt r on r.refund_id = b.id
  where (b.state = 'done' and b.reason in ('staff', 'late')) <> (r.number is not null)
    or (r.kind, r.amount_cents, r.payment_id) <> ('credit-note', b.amount_cents, b.payment_id)
union all
select 'what stands on a receipt adds up to its amount', 'receipt ' || number
  from receipt where content is not null and ((content ->> 'totalCents')::int <> amount_cents
    or content ->> 'kind' <> kind or kind = 'receipt' and (amount_cents <> (content ->> 'authorityCents')::int
      + (content ->> 'serviceCents')::int or amount_cents <>
      (select coalesce(sum((line ->> 'amountCents')::int), 0) from jsonb_array_elements(content -> 'lines') as line))
    or kind = 'credit-note' and amount_cents + (content ->> 'returnedBeforeCents')::int > (content ->> 'paidCents')::int)
union all
select 'who was erased stands on no receipt', 'receipt ' || r.number
  from receipt r join application a on a.id = r.application_id
  where a.erased_at is not null and jsonb_typeof(r.content -> 'billing') = 'object'
union all
select 'money that came is booked once, as what it was', 'payment ' || p.id
  from payment p left join receipt r on r.payment_id = p.id and r.kind = 'receipt'
    left join ledger_entry e on e.payment_id = p.id and e.kind in ('capture', 'supplement', 'second-capture')
  where e.id is null or e.amount_cents <> p.amount_cents or (e.kind = 'second-capture') <> (r.number is null)
    or (e.kind = 'supplement') <> (p.amendment_id is not null and r.number is not null)
    or r.content is not null and e.authority_cents <> (r.content ->> 'authorityCents')::int
union all
select 'money that went back is booked once, and what did not is not', 'refund ' || b.id
  from refund b left join receipt r on r.refund_id = b.id
    left join ledger_entry e on e.refund_id = b.id
  where (b.state = 'done') <> (e.id is not null)
    or e.amount_cents <> -b.amount_cents or (e.kind = 'refund') <> (r.number is not null)
union all
select 'the books are what receipts and credit notes say, in each month', 'month ' || to_char(month, 'YYYY-MM')
  from (
    select date_trunc('month', issued_at at time zone 'Europe/London') as month,
      case kind when 'receipt' then amount_cents else -amount_cents end as cents from receipt
    union all
    select date_trunc('month', booked_at at time zone 'Europe/London'), -amount_cents from ledger_entry
      where kind in ('capture', 'supplement', 'refund')) both_of_them
  group by month having sum(cents) <> 0
union all
select 'a refund that is due has a job that makes it', 'refund ' || r.id
  from refund r where r.state = 'due'
    and not exists (select from waiting_job j where j.name = 'make-refund' and j.row_id = r.id)
union all
select 'a payment to look into has its event', 'application ' || a.id
  from application a where payment_status = 'needs_review'
    and not exists (select from application_event e where e.application_id = a.id and e.kind = 'payment-needs-review')
union all
select 'a notification is taken whole or not at all', 'event ' || event_id
  from gateway_event where outcome = 'received'

-- Letters: one for each payment that counts and each handing over, and a job for each that waits.
union all
select 'the first payment that counted has one letter', 'application ' || id
  from counted where confirmations <> (case when snapshot is null then 0 else 1 end) and letters_erased_at is null
union all
select 'handing over has one moment, one event, one letter', 'application ' || id
  from counted where (completed_at is not null)::int <> completions - openings
    or completions <> handovers and letters_erased_at is null
union all
select 'an application that waits to be paid has its letter', 'application ' || id
  from counted where status = 'pending' and payment_status = 'unpaid' and letters_erased_at is null
    and reminders_stopped_at is null and created_at < now() - interval '10 minutes'
    and created_at > (select run_on from migration where name = '0019-cancel-and-find')
    and not exists (select from letter l where l.application_id = counted.id
      and l.kind in ('application-received', 'reminder-payment'))
union all
select 'a letter that waits has a job that sends it', 'letter ' || l.id
  from letter l where l.state = 'queued'
    and not exists (select from waiting_job j where j.name = 'send-letter' and j.row_id = l.id)

-- Messengers: what somebody wrote is taken, and who stopped is told nothing.
union all
select 'what a messenger called us with has a job that takes it', 'messenger event ' || e.id
  from messenger_event e where e.taken_at is null and not exists (select from pgboss.job j
    join messenger_event f on f.id::text = j.data ->> 'id'
    where j.name = 'take-messenger' and j.state in ('created', 'retry', 'active')
      and (f.messenger, f.address) = (e.messenger, e.address))
union all
select 'an ended messenger has nothing that waits to go there', 'messenger message ' || m.id
  from messenger_message m join messenger_contact c on c.id = m.contact_id
  where c.state = 'ended' and m.state in ('queued', 'waiting') and m.news <> 'stopped'
union all
select 'an application has one open contact at a messenger', 'application ' || application_id
  from messenger_contact where state <> 'ended' and application_id is not null
  group by application_id, messenger having count(*) > 1

-- Leaving: whom a request is about, and what its answer did.
union all
select 'a request to cancel is about travellers of its application', 'cancellation_request ' || r.id
  from cancellation_request r join application a on a.id = r.application_id
  where a.erased_at is null and (not exists (select from cancellation_applicant c where c.request_id = r.id)
    or exists (select from cancellation_applicant c join applicant p on p.id = c.applicant_id
      where c.request_id = r.id and p.application_id <> r.application_id))
union all
select 'a request to cancel has its event and its letter, and so has its answer', 'cancellation_request ' || r.id
  from cancellation_request r join application a on a.id = r.application_id
  where a.erased_at is null and (
    not exists (select from application_event e where (e.application_id, e.kind, e.at) =
      (r.application_id, 'cancellation-asked', r.created_at))
    or (r.state <> 'open' and not exists (select from application_event e
      where (e.application_id, e.kind, e.at, e.staff_id) =
        (r.application_id, 'cancellation-answered', r.decided_at, r.decided_by)))
    or (a.letters_erased_at is null and exists (
      select from (values ('cancellation-received'), ('cancellation-answered')) as wanted (kind)
      where (kind = 'cancellation-received' or r.state <> 'open') and (select count(*) from letter l
        where l.application_id = r.application_id and l.copy_of is null and l.kind = wanted.kind
          and l.props ->> 'requestId' = r.id::text) <> 1)))
union all
select 'whose cancellation was accepted has left, or was decided about', 'applicant ' || c.applicant_id
  from cancellation_request r join cancellation_applicant c on c.request_id = r.id
  where r.state = 'accepted' and not exists (select from application_event e
    where e.applicant_id = c.applicant_id and e.kind = 'applicant-moved' and e.at <= r.decided_at
      and e.to_state in ('withdrawn', 'approved', 'rejected'))

-- Applicants and documents.
union all
select 'travellers are numbered from one and never more than announced', 'application ' || c.id
  from counted c where travellers > number_of_applicants
    or exists (select from applicant p where p.application_id = c.id and p.position > c.travellers)
union all
select 'what is handed over is complete', 'application ' || id
  from counted where completed_at is not null and travellers <> number_of_applicants
union all
select 'what the traveller paid for is complete', 'application ' || id
  from counted where has_paid and travellers <> number_of_applicants
union all
select 'whoever handed over has given the three documents that everybody needs', 'applicant ' || p.id
  from applicant p join application a on a.id = p.application_id
  where a.completed_at is not null and p.state not in ('approved', 'rejected', 'withdrawn')
    and (select count(*) from document d where d.applicant_id = p.id
    and d.current and d.document_type in ('passportPhoto', 'passportDocument', 'flightTicket')) <> 3
union all
select 'a document is of a traveller of its own application', 'document ' || d.id
  from document d join applicant p on p.id = d.applicant_id where p.application_id <> d.application_id
union all
select 'of versions the last one counts', 'document ' || d.id
  from document d where d.current and exists (select from document later
    where later.applicant_id = d.applicant_id and later.document_type = d.document_type
      and later.version > d.version and later.removed_at is null)
union all
select 'every document that came or went has its event', 'application ' || a.id
  from application a
  where a.erased_at is null and ((select count(*) from document d where d.application_id = a.id)
      <> (select count(*) from application_event e where e.application_id = a.id and e.kind = 'document-added')
    or (select count(*) from document d where d.application_id = a.id and d.removed_at is not null)
      <> (select count(*) from application_event e where e.application_id = a.id and e.kind = 'document-removed'))
union all
select 'a stored file belongs to something', 'stored_file ' || f.storage_key
  from stored_file f
  where not exists (select from document d where f.storage_key in (d.storage_key, d.preview_key))
    and not exists (select from unattached_file u where u.storage_key = f.storage_key)
    and not exists (select from agreement g where g.storage_key = f.storage_key)
    and not exists (select from approval_document v where v.storage_key = f.storage_key)
    and not exists (select from passport_page k where f.storage_key in (k.storage_key, k.preview_key))
    and not exists (select from staged_visa s where s.storage_key = f.storage_key)
    and not exists (select from letter_attachment t where t.storage_key = f.storage_key)
    and not exists (select from chat_file c where f.storage_key in (c.storage_key, c.preview_key))
    and not exists (select from received_file r where f.storage_key in (r.storage_key, r.preview_key))
union all
select 'a visitor waits where they wrote last in an open conversation', 'chat_session ' || s.id
  from chat_session s, lateral (select m.side from chat_message m
    where m.session_id = s.id order by m.id desc limit 1) last
  where (s.waiting_since is not null) <> (s.state = 'open' and last.side = 'user')
union all
select 'a conversation counts its messages', 'chat_session ' || s.id
  from chat_session s where s.message_count <> (select count(*) from chat_message m where m.session_id = s.id)
union all
select 'a first answer has its moment', 'chat_session ' || s.id
  from chat_session s where (s.first_answer_at is not null) <> exists (
    select from chat_message m where m.session_id = s.id and m.side = 'admin')
union all
select 'a closed conversation has the moment of its closing', 'chat_session ' || s.id
  from chat_session s where s.message_count > 0
    and (s.state = 'closed') <> (s.resolved_at is not null)
union all
select 'a file goes with a message of its own conversation and side', 'chat_file ' || f.id
  from chat_file f join chat_message m on m.id = f.message_id
  where (m.session_id, m.side) is distinct from (f.session_id, f.side)
union all
select 'at most five files go with a message', 'chat_message ' || message_id
  from chat_file where message_id is not null group by message_id having count(*) > 5
union all
select 'a file of a conversation became a document of its application', 'chat_file ' || f.id
  from chat_file f join document d on d.id = f.document_id
  where f.storage_key = d.storage_key
union all
select 'an email belongs to nothing exactly where it is unknown', 'received_email ' || id
  from received_email where (kind = 'unknown') <> (application_id is null and chat_session_id is null)
union all
select 'an email of the authority is about a traveller, as far as nobody says otherwise', 'received_email ' || e.id
  from received_email e where e.kind = 'authority' and not exists (
    select from email_match m where m.email_id = e.id and m.rejected_at is null)
union all
select 'an email about an application stands in its history', 'received_email ' || e.id
  from received_email e where e.kind = 'answer' and e.application_id is not null
    and not exists (select from application_event v where v.application_id = e.application_id
      and v.kind = 'email-received' and v.at >= e.received_at)
union all
select 'nothing but an unknown email, one of the authority, and an answer about an application is closed; of the last the history says so', 'received_email ' || e.id
  from received_email e where e.closed_at is not null and e.kind not in ('unknown', 'authority') and (e.kind <> 'answer' or not exists (
    select from application_event v where v.application_id = e.application_id
      and v.kind = 'nothing-to-answer' and v.at >= e.received_at))
union all
select 'nothing that was written by email outlives its person', 'received_email ' || e.id
  from received_email e join application a on a.id = e.application_id where a.erased_at is not null
union all
select 'a file of an email became a document of its application, as a copy', 'received_file ' || f.id
  from received_file f join received_email e on e.id = f.email_id join document d on d.id = f.document_id
  where d.application_id is distinct from e.application_id or d.storage_key = f.storage_key
union all
select 'a visa document that waits was approved with by nobody', 'staged_visa ' || s.id
  from staged_visa s join approval_document v on v.storage_key = s.storage_key
union all
select 'a visa document waits for a traveller of its own application', 'staged_visa ' || s.id
  from staged_visa s join applicant p on p.id = s.applicant_id
  where s.application_id is distinct from p.application_id
union all
select 'a passport page waits for a payment, no longer', 'passport_page ' || k.id
  from passport_page k join applicant p on p.id = k.applicant_id join application a on a.id = p.application_id
    join stored_file f on f.storage_key = k.storage_key
  where a.paid_at is not null and a.payment_status <> 'needs_review' and f.damaged_at is null
union all
select 'only passport pages are compared with the answers', 'document ' || c.document_id
  from passport_check c join document d on d.id = c.document_id where d.document_type <> 'passportDocument'

union all
select 'a document that is known to be damaged does not count', 'document ' || d.id
  from document d join stored_file f on f.storage_key = d.storage_key
  where d.current and f.damaged_at is not null and d.review <> 'rejected'
union all
select 'only what is damaged or no longer fits is rejected by nobody', 'document ' || d.id
  from document d where d.review <> 'unreviewed' and d.reviewed_by is null
    and d.review_reason <> 'answers-changed'
    and not exists (select from stored_file f where f.storage_key = d.storage_key and f.damaged_at is not null)
union all
select 'what a letter said is kept once it is sent, with its subject', 'letter ' || l.id
  from letter l left join letter_content c on c.letter_id = l.id
  where (c.letter_id is not null) <> (l.subject is not null)
    or (c.letter_id is not null and l.state <> 'sent')
union all
select 'of letters that hold nothing but a secret nothing is kept', 'letter ' || l.id
  from letter l where l.subject is not null and l.kind in
    ('contact-code', 'continue-link', 'download-code', 'staff-email', 'staff-invitation')
union all
select 'each address that a letter goes to is known, and no other', coalesce('letter ' || l.id, 'an address')
  from (select distinct on (lower(recipient)) id, lower(recipient) as address from letter
    order by lower(recipient), id) l
    full join letter_address a on a.address = l.address
  where l.address is null or a.address is null
union all
select 'what is attached belongs to a letter about an application that was kept', 'letter ' || l.id
  from letter l join letter_attachment t on t.letter_id = l.id
  where l.subject is null or l.application_id is null
union all
select 'a file is checked after it was stored', 'stored_file ' || storage_key
  from stored_file where least(checked_at, damaged_at) < created_at

-- What staff decided: each decision has its line in the history, its entry in the audit and its letter.
union all
select 'what staff decided is in the audit', 'event ' || e.id
  from application_event e
  where e.kind in ('status-changed', 'applicant-moved', 'guard-overridden', 'handed-over', 'taken-back', 'sent-back', 'approval-added',
      'assigned', 'document-accepted', 'document-rejected', 'corrected', 'contact-changed', 'message-sent', 'reminded')
    and e.actor = 'staff' and not exists (select from audit_entry t
      where (t.application_id, t.staff_id, t.at) = (e.application_id, e.staff_id, e.at))
union all
select 'the audit is what was sealed', 'seal ' || s.id
  from (select *, lag(to_id, 1, 0::bigint) over (order by id) as last_id,
      lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by id) as last_hash from audit_seal) s,
    lateral (select count(*) as entries, coalesce(string_agg(jsonb_build_array(e.id,
        to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), e.staff_id, e.action,
        e.application_id, e.subject, e.details, e.request_id)::text, E'\n' order by e.id), '') as text
      from audit_entry e
      where e.id > case s.after_id when 0 then -9223372036854775808 else s.after_id end and e.id <= s.to_id) covered
  where s.after_id <> s.last_id or s.previous_hash <> s.last_hash or s.entries <> covered.entries
    or s.hash <> sha256(s.previous_hash || convert_to(covered.text, 'UTF8'))
union all
select 'each decision of staff has one letter', 'event ' || e.id
  from application_event e join application a on a.id = e.application_id
  where e.kind in ('status-changed', 'applicant-moved') and e.actor = 'staff'
    and a.erased_at is null and a.letters_erased_at is null
    -- Refunded travellers withdraw, as the refund letter says.
    and not exists (select from refund r
      where (r.application_id, r.staff_id, r.created_at) = (e.application_id, e.staff_id, e.at))
    -- Nobody is told that something was undone.
    and not exists (select from application_event u
      where (u.application_id, u.kind, u.staff_id, u.at) = (e.application_id, 'undone', e.staff_id, e.at))
    and (select count(*) from letter l where l.application_id = e.application_id and l.copy_of is null
      and ((l.props ->> 'eventId')::bigint = e.id or l.props -> 'eventIds' @> to_jsonb(e.id))
      and l.kind in ('status-changed', 'applicant-decided', 'visa-approved', 'cancellation-answered')
      and (l.kind = 'visa-approved' or e.to_state is distinct from 'approved')) <> 1
union all
select 'each message of staff has one letter', 'event ' || e.id
  from application_event e join application a on a.id = e.application_id
  where e.kind = 'message-sent' and a.erased_at is null and a.letters_erased_at is null
    and (select count(*) from letter l where l.application_id = e.application_id and l.copy_of is null
      and l.kind = 'staff-message' and (l.props ->> 'eventId')::bigint = e.id) <> 1
union all
select 'whoever is approved has a visa document', 'applicant ' || p.id
  from applicant p where p.state = 'approved'
    and not exists (select from approval_document v where v.applicant_id = p.id)
union all
select 'of whoever is filed or approved every document was accepted then, or it was decided against the guard', 'applicant ' || p.id
  from applicant p join application a on a.id = p.application_id
    join application_event e on (e.applicant_id, e.kind, e.to_state) = (p.id, 'applicant-moved', p.state)
  -- Taking an approval back passes no guard, nor did what was decided before it stood.
  where a.erased_at is null and p.state in ('filed', 'approved') and e.from_state not in ('approved', p.state)
    and e.at > (select run_on from migration where name = '0023-guard-approvals')
    -- Nor does what an undo goes back to.
    and not exists (select from held_decision h
      where h.application_id = a.id and h.undone_at is not null and e.id = any (h.event_ids))
    and not exists (select from application_event o
      where (o.applicant_id, o.kind, o.to_state, o.at) = (p.id, 'guard-overridden', e.to_state, e.at)
        and 'approval.unreviewed' = any (o.against))
    -- Clocks of two calls may cross: what came first says the order of the lines.
    and (exists (select from unnest(array['passportPhoto', 'passportDocument', 'flightTicket']) needed (type)
        where not exists (select from application_event v where (v.application_id, v.kind, v.note)
          = (a.id, 'document-accepted', needed.type) and v.id < e.id))
      or exists (select from document d where d.applicant_id = p.id and d.current
        and exists (select from application_event v where (v.application_id, v.kind, v.note, v.at)
          = (a.id, 'document-added', d.document_type, d.created_at) and v.id < e.id)
        and not (d.review = 'accepted' and exists (select from application_event v
          where (v.application_id, v.kind, v.note, v.at)
            = (a.id, 'document-accepted', d.document_type, d.reviewed_at) and v.id < e.id))
        -- A verdict that was changed later; one that was only taken back has no line, but its entry.
        and not ((exists (select from application_event v where (v.application_id, v.kind, v.note, v.at)
              = (a.id, 'document-' || d.review, d.document_type, d.reviewed_at) and v.id > e.id)
            or d.review = 'unreviewed' and exists (select from audit_entry t
              where (t.application_id, t.action, t.details ->> 'verdict')
                = (a.id, 'document.reviewed', 'unreviewed') and t.at >= e.at))
          and exists (select from application_event v where (v.application_id, v.kind, v.note)
            = (a.id, 'document-accepted', d.document_type) and v.id < e.id and v.at >= d.created_at))))
union all
select 'what was decided against the guard says why, and the audit knows', 'event ' || e.id
  from application_event e join application a on a.id = e.application_id
  where e.kind = 'guard-overridden' and (e.note is null and a.letters_erased_at is null and a.erased_at is null
    or not exists (select from audit_entry t
      where (t.application_id, t.staff_id, t.at) = (e.application_id, e.staff_id, e.at)
        and t.details ? 'overridden'))
union all
select 'a visa document is of a traveller of its own application', 'visa ' || v.id
  from approval_document v join applicant p on p.id = v.applicant_id
  where p.application_id <> v.application_id
union all
select 'a verdict is in the history, by whoever gave it', 'document ' || d.id
  from document d where d.review <> 'unreviewed' and not exists (select from application_event e
    where (e.application_id, e.kind, e.at, e.note) =
      (d.application_id, 'document-' || d.review, d.reviewed_at, d.document_type)
      and e.staff_id is not distinct from d.reviewed_by)
union all
select 'the traveller is asked while a rejected document stands, until the decision', 'application ' || a.id
  from application a where (a.documents_asked_at is not null) <>
    exists (select from document d join applicant p on p.id = d.applicant_id
      where d.application_id = a.id and d.current and d.review = 'rejected'
        and p.state in ('collecting', 'ready', 'filed'))

-- What was corrected: the newest of each field stands in its row, and each has its line in the history.
union all
select 'what was corrected last is what stands', 'correction ' || c.id
  from (select distinct on (application_id, applicant_id, field) * from correction
      order by application_id, applicant_id, field, id desc) c
    join application a on a.id = c.application_id left join applicant p on p.id = c.applicant_id
  where a.erased_at is null and c.new_value is distinct from nullif(
    coalesce(to_jsonb(p), to_jsonb(a)) ->> lower(regexp_replace(c.field, '([A-Z])', '_\1', 'g')), '')
union all
select 'a correction began with what the one before left', 'correction ' || later.id
  from correction later join lateral (select new_value from correction c
    where (c.application_id, c.field) = (later.application_id, later.field)
      and c.applicant_id is not distinct from later.applicant_id and c.id < later.id
    order by c.id desc limit 1) former on true
  -- The owner of the former address may have had it erased.
  where later.old_value <> former.new_value
union all
select 'a correction is of a traveller of its own application', 'correction ' || c.id
  from correction c join applicant p on p.id = c.applicant_id where p.application_id <> c.application_id
union all
select 'every correction is in the history, by whoever made it', 'correction ' || c.id
  from correction c where not exists (select from application_event e
    where (e.application_id, e.kind, e.actor, e.at) = (c.application_id,
        case when c.applicant_id is null and c.field not in ('transportationMethod', 'portOfEntry')
          then 'contact-changed' else 'corrected' end, c.actor, c.at)
      and e.applicant_id is not distinct from c.applicant_id and e.staff_id is not distinct from c.staff_id)
union all
select 'an address is told when it is no longer the contact''s', 'correction ' || c.id
  from correction c join application a on a.id = c.application_id
  where c.field = 'contactEmail' and a.erased_at is null and a.letters_erased_at is null
    and c.old_value is not null and not exists (select from letter l
      where (l.application_id, l.kind, l.recipient, l.created_at) = (c.application_id, 'contact-changed', c.old_value, c.at)
        and l.props ->> 'reader' = 'old')

-- Nobody counts what the tally counts, so it has to be right.
union all
select 'the tally is what there is to count', coalesce(known.kind, made.kind) || ' ' || coalesce(known.day, made.day)
  from (select kind, day, sum(count) as count, sum(cents) as cents from tally group by kind, day) known
  full join (
    select status as kind, (created_at at time zone 'UTC')::date as day, count(*) as count, 0 as cents
      from application group by 1, 2
    union all
    select 'revenue', day, sum(count), sum(cents) from (
      select (captured_at at time zone 'UTC')::date as day, 1 as count, amount_cents as cents from payment
      union all
      select (done_at at time zone 'UTC')::date, 0, -amount_cents from refund where state = 'done') money
    group by day) made on (made.kind, made.day) = (known.kind, known.day)
  where (coalesce(known.count, 0), coalesce(known.cents, 0)) <> (coalesce(made.count, 0), coalesce(made.cents, 0))

-- Links of travellers end with what they lead to.
union all
select 'a link of a traveller ends with the handing over', 'traveller link ' || l.id
  from traveller_link l join applicant p on p.id = l.applicant_id
    join application a on a.id = p.application_id
  where a.completed_at is not null or a.erased_at is not null
-- What was paid to the authority stays for the books, and what opens a file there does not.
union all
select 'a fee of the authority is of a traveller of its own application', 'authority fee ' || f.id
  from authority_fee f left join applicant p on p.id = f.applicant_id
    join application a on a.id = f.application_id
  where p.application_id <> f.application_id or (p.id is null and a.erased_at is null)
union all
select 'the books say what was noted as paid to the authority', 'authority fee ' || f.id
  from authority_fee f where f.applicant_id is not null and f.amount_cents <> (
    select coalesce(-sum(e.amount_cents), 0) from ledger_entry e
    where e.applicant_id = f.applicant_id and e.kind = 'authority-fee')
union all
select 'an official fee is expected of who is filed and has not paid, once the filing is told', 'applicant ' || p.id
  from applicant p left join authority_fee f on f.applicant_id = p.id,
    lateral (select coalesce(sum(e.amount_cents) filter (where e.kind = 'authority-expected'), 0) as expected,
      coalesce(-sum(e.amount_cents) filter (where e.kind = 'authority-fee'), 0) as paid
      from ledger_entry e where e.applicant_id = p.id) fee
  where fee.expected < 0 or not exists (select from letter l where l.application_id = p.application_id
      and l.kind in ('status-changed', 'applicant-decided', 'visa-approved') and l.state = 'queued')
    and (fee.expected > 0) <> ((p.filed_at is not null or p.state = 'approved') and f.id is null and fee.paid = 0)
union all
select 'a fee that is expected moves from one share to the other', 'ledger entry ' || id
  from ledger_entry where kind = 'authority-expected' and authority_cents <> -amount_cents
union all
select 'nothing of the portal outlives its traveller', 'application ' || a.id
  from application a join applicant p on p.application_id = a.id
    join filing f on f.applicant_id = p.id where a.erased_at is not null

-- Alerts end with their subject and with their recipient.
union all
select 'what staff were told of somebody goes when they are erased', 'alert ' || t.id
  from staff_alert t join application a on a.id = t.application_id where t.created_at < a.erased_at
union all
select 'a template says something', 'template ' || t.id
  from template t where not exists (select from template_text x where x.template_id = t.id)
union all
select 'a closed account has no browser that is told', 'push subscription ' || p.id
  from push_subscription p join staff s on s.id = p.staff_id where s.disabled_at is not null
union all
select 'what stands in the letter of a morning has one letter', 'alert ' || t.id
  from staff_alert t where t.digest_on is not null and (select count(*) from letter l
    where l.kind = 'staff-digest' and l.props ->> 'staffId' = t.staff_id
      and (l.props ->> 'day')::date = t.digest_on) <> 1

-- What is said of an address follows from what became of letters to it.
union all
select 'an address is not reached by the letter that says so', 'letter ' || l.id
  from unreachable_address u join letter l on l.id = u.letter_id
  where lower(l.recipient) <> u.address or l.delivery is null or l.delivery not in ('bounced', 'complained')
union all
select 'work says whose letters come back', 'application ' || w.application_id
  from application_work w join application a on a.id = w.application_id
  where w.is_open and not w.is_stale and 'unreachable' = any (w.flags) <> exists (
    select from unreachable_address u where u.address = lower(a.contact_email) and u.reason = 'bounced')
union all
select 'what came back and went again has a copy', 'letter ' || l.id
  from letter l where l.resent_at is not null and not exists (select from letter c
    join letter o on o.id = c.copy_of where o.application_id = l.application_id and o.kind = l.kind
      and c.created_at >= l.resent_at)
-- What travellers are told on devices ends with what they may open, and one reminder is one.
union all
select 'a device is told of what its browser may open', 'news ' || n.id
  from traveller_news n join traveller_push p on p.id = n.push_id
  where not exists (select from application_access a
    where (a.session_id, a.application_id) = (p.session_id, n.application_id))
union all
select 'an address is reminded of unfinished answers once in thirty days', 'letter ' || l.id
  from (select id, created_at, lag(created_at) over (partition by lower(recipient) order by created_at) as before
    from letter where kind = 'draft-reminder') l
  where l.created_at < l.before + interval '30 days'
union all
select 'a reminder that was written is decided about', 'reminded address ' || r.id
  from reminded_address r join draft_reminder d on d.session_id = r.session_id
  where d.decided_at is null
order by promise, broken_by
