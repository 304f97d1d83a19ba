-- What is known of how each traveller is filed in the authority's portal, and the form there as data.

create table filing_form (
  one boolean primary key default true check (one),
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  changed_at timestamptz not null,
  changed_by text references staff
);
comment on table filing_form is
  'The form of the portal as the operator edited it. No row: the one that is shipped stands.';

create table filing (
  applicant_id bigint primary key references applicant on delete cascade,
  security_question text check (length(security_question) between 1 and 200),
  sealed_answer bytea,
  check (sealed_answer is null or security_question is not null)
);
comment on table filing is 'What the portal asks of whoever looks a traveller up there, besides the number.';
comment on column filing.sealed_answer is 'Encrypted; wiped a while after the traveller is decided.';

create table filing_tick (
  applicant_id bigint not null references applicant on delete cascade,
  line text not null check (line ~ '^[a-z][a-z0-9-]{0,39}$'),
  mark bytea not null check (length(mark) = 32),
  staff_id text not null references staff,
  ticked_at timestamptz not null,
  primary key (applicant_id, line)
);
comment on table filing_tick is 'Lines of the form that were copied into the portal.';
comment on column filing_tick.mark is
  'A keyed hash of the value that was copied: another value, and the tick counts no more.';

create table authority_fee (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  applicant_id bigint unique references applicant on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null check (currency = 'USD'),
  paid_on date not null,
  staff_id text not null references staff,
  recorded_at timestamptz not null
);
comment on table authority_fee is
  'What was paid to the authority for one traveller. Names nobody: it stays for the books when the traveller is erased.';
create index authority_fee_application on authority_fee (application_id);
create index authority_fee_paid_on on authority_fee (paid_on);

alter table passport_check
  add column surname text,
  add column given_names text,
  add check ((surname is null) = (given_names is null));
comment on column passport_check.surname is
  'How the machine zone spells the names, where they are those that were answered; the portal wants them so.';
comment on column passport_check.fields is 'Which answers the page contradicts; what it says there is kept nowhere.';
