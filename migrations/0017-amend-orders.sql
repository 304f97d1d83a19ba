-- What was ordered may change after paying: dearer for a supplement, cheaper with money back. And money
-- goes back in several parts, for the whole or for one traveller.

create table amendment (
  id uuid primary key,
  application_id bigint not null references application on delete cascade,
  from_visa_type text not null,
  to_visa_type text not null,
  from_processing_type text not null,
  to_processing_type text not null,
  difference_cents integer not null,
  price_lines jsonb not null,
  state text not null default 'open' check (state in ('open', 'done', 'lapsed')),
  actor text not null check (actor in ('traveller', 'staff')),
  staff_id text references staff,
  reason text,
  opened_again boolean not null default false,
  created_at timestamptz not null,
  done_at timestamptz,
  check ((from_visa_type, from_processing_type) <> (to_visa_type, to_processing_type)),
  check ((state = 'done') = (done_at is not null)),
  check ((actor = 'staff') = (staff_id is not null)),
  check (case actor when 'traveller' then difference_cents > 0
    else difference_cents <= 0 and state = 'done' end)
);
comment on table amendment is 'Every change of what was ordered. A traveller''s waits for its supplement; staff''s is done at once.';
comment on column amendment.price_lines is 'The whole price once it is done.';
comment on column amendment.reason is 'For colleagues; travellers give none.';
comment on column amendment.opened_again is 'The new kind of visa wants documents that are not there, so what was handed over is open again.';
create unique index amendment_one_open on amendment (application_id) where state = 'open';
create index amendment_application on amendment (application_id);

alter table payment_attempt add column amendment_id uuid references amendment on delete cascade;
comment on column payment_attempt.amendment_id is 'What the supplement is for; null for the order as it was made.';
create index payment_attempt_amendment on payment_attempt (amendment_id) where amendment_id is not null;

alter table payment_attempt drop constraint payment_attempt_state_check;
alter table payment_attempt add constraint payment_attempt_state_check check (state in ('open', 'superseded',
  'succeeded', 'failed', 'cancelled', 'expired', 'needs_review'));
drop index payment_attempt_open;
create index payment_attempt_unsettled on payment_attempt (created_at) where state in ('open', 'superseded');

alter table payment add column amendment_id uuid references amendment;
drop index payment_one_paid;
create unique index payment_one_paid on payment (application_id) where state = 'paid' and amendment_id is null;
create unique index payment_one_supplement on payment (amendment_id) where state = 'paid';

alter table refund
  add column applicant_id bigint references applicant on delete set null,
  add column decision_id uuid,
  add column fee_cents integer not null default 0 check (fee_cents >= 0);
comment on column refund.applicant_id is 'For whom, where it is for one traveller of several.';
comment on column refund.decision_id is 'One decision may give back of several payments: a row for each, and one letter.';
comment on column refund.fee_cents is 'What of our fee this decision kept: once for an application, however many parts.';
update refund r set decision_id = r.id, fee_cents = case when r.ground in ('refund', 'cancellation')
  then least(2500, (select p.amount_cents from payment p where p.id = r.payment_id) - r.amount_cents) else 0 end;
alter table refund alter column decision_id set not null;
create index refund_decision on refund (decision_id);
create index refund_applicant on refund (applicant_id) where applicant_id is not null;

drop index refund_one_by_staff;
drop index refund_one_duplicate;
alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in ('duplicate', 'lapsed', 'staff'));
create unique index refund_one_by_itself on refund (payment_id) where reason <> 'staff';

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended'));
