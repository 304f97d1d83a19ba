-- Lines of the portal's form that the application does not answer: what a colleague was told, and
-- what the traveller was asked.

create table filing_answer (
  applicant_id bigint not null references applicant on delete cascade,
  line text not null check (line ~ '^[a-z][a-z0-9-]{0,39}$'),
  label text not null check (length(label) between 1 and 80),
  asked_by text references staff,
  asked_at timestamptz,
  value text check (length(value) between 1 and 120),
  origin text check (origin in ('traveller', 'message', 'call', 'document', 'other')),
  answered_by text references staff,
  answered_at timestamptz,
  primary key (applicant_id, line),
  check ((asked_by is null) = (asked_at is null)),
  check ((value is null) = (origin is null)),
  check ((value is null) = (answered_at is null)),
  check ((answered_by is not null) = (origin is not null and origin <> 'traveller')),
  check (asked_at is not null or value is not null)
);
comment on table filing_answer is
  'An answer for the portal that the application has no field for. No value: the traveller is still asked.';
comment on column filing_answer.label is 'The portal''s words at that time, which the traveller reads.';
comment on column filing_answer.answered_by is 'Null: the traveller answered.';
