-- Each traveller of a draft may fill in their own part, and send their own documents, by a link of their own.

create table traveller_link (
  id uuid primary key,
  draft_session_id bigint references draft on delete cascade,
  applicant_id bigint references applicant on delete cascade,
  language text not null,
  organiser_language text not null,
  sealed_email bytea,
  sealed_answers bytea,
  revision integer not null default 0 check (revision >= 0),
  created_at timestamptz not null,
  sent_at timestamptz,
  opened_at timestamptz,
  finished_at timestamptz,
  reminded_at timestamptz,
  revoked_at timestamptz,
  check ((draft_session_id is null) <> (applicant_id is null)),
  check (applicant_id is null or sealed_answers is null),
  check (sealed_answers is null or opened_at is not null),
  check (finished_at is null or opened_at is not null)
);
comment on table traveller_link is 'A link by which one traveller fills in their own part and nothing else. Ends when it is taken back, with the draft, and when the application is handed in. Its token is an HMAC of the id and stands nowhere.';
comment on column traveller_link.draft_session_id is 'Whose draft it belongs to, until the answers are sent.';
comment on column traveller_link.applicant_id is 'Who it belongs to, once the answers were sent.';
comment on column traveller_link.organiser_language is 'In which the one who sent it reads.';
comment on column traveller_link.sealed_email is 'Whom it was sent to, AES-256-GCM; null where it was only copied.';
comment on column traveller_link.sealed_answers is 'What was typed by it, AES-256-GCM; gone once the answers were sent.';
create index traveller_link_draft on traveller_link (draft_session_id) where draft_session_id is not null;
create unique index traveller_link_applicant on traveller_link (applicant_id) where revoked_at is null;

create table traveller_link_access (
  link_id uuid not null references traveller_link on delete cascade,
  session_id bigint not null references traveller_session on delete cascade,
  primary key (link_id, session_id)
);
comment on table traveller_link_access is 'Browsers in which a link was opened: they may act for its traveller as long as it lives.';
create index traveller_link_access_session on traveller_link_access (session_id);

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part'));
