-- What our own clock promised is kept of each application; where a paid speed was missed, its surcharge goes back.

alter table application
  add column promised_from date,
  add column promised_on date,
  add column surcharge_guaranteed boolean not null default false,
  add check (num_nulls(promised_from, promised_on) in (0, 2));
comment on column application.promised_from is 'The day at our seat from which the promise counts: of the hand-over, or of a change of the speed.';
comment on column application.promised_on is 'The day that was promised then; due_on is this and what waiting for the traveller adds.';
comment on column application.surcharge_guaranteed is 'Before paying, the page said that the surcharge of the speed comes back when we are late.';
update application set promised_from = (completed_at at time zone 'Europe/London')::date, promised_on = due_on
  where completed_at is not null and due_on is not null;

create table promise_outcome (
  application_id bigint primary key references application on delete cascade,
  outcome text not null check (outcome in ('kept', 'missed')),
  due_on date not null,
  handled_on date,
  decision_id uuid,
  at timestamptz not null,
  check (outcome = 'missed' or decision_id is null)
);
comment on table promise_outcome is 'How the promise ended: once, and never changed.';
comment on column promise_outcome.handled_on is 'The day on which the last traveller was filed; null where somebody was not.';
comment on column promise_outcome.decision_id is 'What gave the surcharge back.';
create index promise_outcome_at on promise_outcome (at);
create trigger promise_outcome_append_only before update on promise_outcome
  for each row execute function refuse_change();
create index application_promised on application (due_on) where promised_on is not null;

alter table refund drop constraint refund_reason_check;
alter table refund add constraint refund_reason_check check (reason in ('duplicate', 'lapsed', 'staff', 'late'));
do $$
declare named text;
begin
  select conname into strict named from pg_constraint where conrelid = 'refund'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) like '%staff_id IS NOT NULL%';
  execute format('alter table refund drop constraint %I', named);
end $$;
alter table refund add constraint refund_decided check (case reason
  when 'staff' then ground is not null and staff_id is not null
  when 'late' then ground is not null and ground = 'late' and staff_id is null
  else ground is null and staff_id is null end);
drop index refund_one_by_itself;
create unique index refund_one_by_itself on refund (payment_id) where reason in ('duplicate', 'lapsed');

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed'));
