-- What was typed wrong is put right after paying too, and every correction stays to be read.

create table correction (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  applicant_id bigint references applicant on delete cascade,
  field text not null,
  old_value text,
  new_value text,
  actor text not null check (actor in ('traveller', 'staff')),
  staff_id text references staff,
  reason text check (length(reason) between 1 and 2000),
  at timestamptz not null,
  check (old_value is distinct from new_value),
  check ((actor = 'staff') = (staff_id is not null)),
  check (actor = 'traveller' or reason is not null),
  check (field in ('contactName', 'contactEmail', 'contactPhone', 'communicationChannel', 'communicationId')
    = (applicant_id is null)),
  check (field in ('contactName', 'contactEmail', 'contactPhone', 'communicationChannel', 'communicationId',
    'firstName', 'lastName', 'singleName', 'dateOfBirth', 'placeOfBirth', 'nationality', 'gender', 'occupation',
    'passportNumber', 'passportIssueDate', 'passportExpiryDate', 'passportIssuingCountry',
    'intendedDateOfArrival', 'portOfEntry', 'residentialAddress', 'residentialCity', 'residentialCountry',
    'residentialPostalCode', 'accommodationAddress', 'accommodationCity', 'hasCompanion', 'companionName',
    'companionRelationship'))
);
comment on table correction is 'One field that was changed after it was sent. The newest of a field is what stands in its row.';
comment on column correction.applicant_id is 'Null where the contact was corrected.';
comment on column correction.old_value is 'As text; null where nothing stood. So is the new one.';
comment on column correction.reason is 'Why, for the traveller to read; staff always say it.';
create index correction_application on correction (application_id, id);
create index correction_applicant on correction (applicant_id) where applicant_id is not null;
-- An erasure looks for an address that an application had once.
create index correction_address on correction (application_id) where field = 'contactEmail';
create trigger correction_append_only before update on correction
  for each row execute function refuse_change();

create table contact_change (
  application_id bigint primary key references application on delete cascade,
  id uuid not null unique,
  email text not null check (length(email) between 5 and 254),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries integer not null default 0 check (tries >= 0),
  expires_at timestamptz not null
);
comment on table contact_change is
  'An address that does not count before somebody who reads it typed its code. Only an HMAC of the code is kept.';
create index contact_change_expires_at on contact_change (expires_at);

-- A document that no longer fits the answers is rejected by nobody of the staff, as is a damaged one.
alter table document drop constraint document_reviewer;
alter table document add constraint document_reviewer check (
  case when reviewed_by is null then reviewed_at is null or review_reason in ('damaged', 'answers-changed')
    else reviewed_at is not null end);

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed'));
alter table application_event add check (kind <> 'corrected' or applicant_id is not null);
