-- A code belongs to the browser that asked for it: nobody else can use it up or put another in its place.
delete from download_code;
alter table download_code drop constraint download_code_pkey;
alter table download_code
  add column session_id bigint not null references traveller_session on delete cascade;
alter table download_code add primary key (application_id, session_id);
create index download_code_session on download_code (session_id);

-- Browsers in which a colleague signed in: a letter tells of the first time in any other.
create table staff_known_browser (
  staff_id text not null references staff on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  seen_at timestamptz not null,
  primary key (staff_id, token_hash)
);
comment on table staff_known_browser is 'Only the SHA-256 of a cookie that opens nothing.';

create table staff_email_change (
  staff_id text primary key references staff on delete cascade,
  id uuid not null unique,
  email text not null check (length(email) between 5 and 254),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
comment on table staff_email_change is
  'An address that does not count before whoever reads it says so. The token of the letter is an HMAC of the id and is never stored.';

alter table setting add column getting_started_closed_at timestamptz;
comment on column setting.getting_started_closed_at is 'When an owner put the list of what a new installation needs away.';
