-- Passport pages that were read before anything was paid, and what comparing a page with the answers came to.

create table passport_page (
  id uuid primary key,
  session_id bigint references traveller_session on delete set null,
  applicant_id bigint unique references applicant on delete set null,
  storage_key text not null unique references stored_file,
  preview_key text unique references stored_file,
  file_name text not null,
  created_at timestamptz not null
);
comment on table passport_page is
  'The picture of a passport that waits with unfinished answers. With the payment it becomes a document, and this row goes.';
comment on column passport_page.session_id is 'Whose answers it belongs to; it goes with them.';
comment on column passport_page.applicant_id is 'Whose page it is, once the answers were sent.';
create index passport_page_session on passport_page (session_id);
create index passport_page_created_at on passport_page (created_at);

create table passport_check (
  document_id uuid primary key references document on delete cascade,
  result text not null check (result in ('match', 'differs', 'not-readable')),
  fields text[] not null,
  checked_at timestamptz not null,
  check ((result = 'differs') = (cardinality(fields) > 0)),
  check (fields <@ array['firstName', 'lastName', 'dateOfBirth', 'nationality', 'gender', 'passportNumber',
    'passportExpiryDate', 'passportIssuingCountry'])
);
comment on table passport_check is
  'What the machine zone of a passport page says of the answers as they stand. It advises and decides nothing.';
comment on column passport_check.fields is 'Which answers the page contradicts; what it says is kept nowhere.';
