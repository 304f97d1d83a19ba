-- Travellers help themselves: they ask for their link, cancel, delete what was never paid, and ask about
-- their data.

create table cancellation_request (
  id uuid primary key,
  application_id bigint not null references application on delete cascade,
  reason text check (length(reason) between 1 and 2000),
  refund_cents integer not null check (refund_cents >= 0),
  ground text check (ground in ('cancellation', 'refund')),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined')),
  created_at timestamptz not null,
  decided_by text references staff,
  decided_at timestamptz,
  note text check (length(note) between 1 and 2000),
  check ((state = 'open') = (decided_at is null)),
  check ((decided_at is null) = (decided_by is null)),
  check (state <> 'declined' or note is not null),
  unique (id, state)
);
comment on table cancellation_request is 'Travellers of a paid application who want to go no further, until staff have answered.';
comment on column cancellation_request.reason is 'In the words of whoever asked.';
comment on column cancellation_request.refund_cents is 'What the published rule gave on the day they asked, as it was shown to them.';
comment on column cancellation_request.ground is 'On which ground of the refund policy; null where nothing came back on any.';
comment on column cancellation_request.note is 'The answer of staff, for the traveller to read.';
create index cancellation_request_application on cancellation_request (application_id, created_at);
create index cancellation_request_open on cancellation_request (created_at) where state = 'open';

create table cancellation_applicant (
  request_id uuid not null,
  applicant_id bigint not null references applicant on delete cascade,
  -- That of its request: kept here so that a traveller is in one open request at most.
  state text not null default 'open',
  primary key (request_id, applicant_id),
  foreign key (request_id, state) references cancellation_request (id, state)
    on update cascade on delete cascade
);
comment on table cancellation_applicant is 'Whom a request to cancel is about.';
create unique index cancellation_applicant_open on cancellation_applicant (applicant_id) where state = 'open';

create table asked_letter (
  id uuid primary key,
  content bytea not null,
  created_at timestamptz not null
);
comment on table asked_letter is 'What somebody asked to be sent, before anybody has looked whether there is anything to send: an answer that waits for no look-up tells nothing by its time. Gone once a job has looked.';
comment on column asked_letter.content is 'The address and reference as they were typed, sealed.';

alter table data_request alter column staff_id drop not null;
comment on column data_request.staff_id is 'Who wrote it down; null where the person asked by the link of an application.';

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered'));
