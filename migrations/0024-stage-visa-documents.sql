-- A visa document is put in once: it waits, read, until somebody approves with it.

create table staged_visa (
  id uuid primary key,
  storage_key text not null unique references stored_file,
  file_name text not null,
  text bytea not null,
  application_id bigint references application on delete cascade,
  applicant_id bigint references applicant on delete set null,
  added_by text not null references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
comment on table staged_visa is
  'A visa document that nobody has approved with yet. With the approval it becomes an approval_document, and this row goes; without one it goes after a day.';
comment on column staged_visa.text is 'Sealed: what was read in it, page by page with its places, once.';
comment on column staged_visa.application_id is
  'Which application it is for: said with the upload, or found by the number of a passport. Null where nobody was found.';
comment on column staged_visa.applicant_id is 'For whom it is; null where that is open, or where it is for all of the application.';
comment on column staged_visa.added_by is 'Who sees it; so does whoever one of its travellers was handed over to by this colleague.';
create index staged_visa_added_by on staged_visa (added_by, created_at);
create index staged_visa_application on staged_visa (application_id);
create index staged_visa_applicant on staged_visa (applicant_id) where applicant_id is not null;
create index staged_visa_expires_at on staged_visa (expires_at);
