-- What staff decide is told to the traveller a minute later, and can be undone until then.

create table held_decision (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  staff_id text not null references staff,
  made_at timestamptz not null,
  until timestamptz not null,
  letter_id uuid references letter on delete set null,
  event_ids bigint[] not null,
  visa_ids uuid[] not null,
  before jsonb not null,
  undone_at timestamptz,
  check (undone_at is null or undone_at < until)
);
comment on table held_decision is
  'A decision that its traveller has not been told of. Its row goes with its letter; of what was undone it stays, so that nobody is told of its events.';
comment on column held_decision.before is 'How the application and those who moved stood; forgotten once it is undone.';
create index held_decision_application on held_decision (application_id);
create unique index held_decision_letter on held_decision (letter_id);

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'document-confirmed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer', 'access-closed', 'undone'));
