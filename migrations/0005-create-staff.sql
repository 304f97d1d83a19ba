-- Who may enter the staff area, what the owner decided, and the trace of everything they do there.

create table staff (
  id text primary key,
  email text not null check (length(email) between 5 and 254),
  email_verified boolean not null default false,
  name text not null check (length(name) between 1 and 128),
  image text,
  role text not null check (role in ('owner', 'manager', 'agent', 'viewer')),
  language text not null default 'en',
  disabled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
comment on table staff is 'Colleagues. Never deleted, only disabled: their names stand in the audit.';
create unique index staff_email on staff (lower(email));

create table staff_account (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (staff_id, provider_id)
);
comment on column staff_account.password is 'scrypt, as better-auth writes it.';

create table staff_session (
  id uuid primary key,
  staff_id text not null references staff on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  method text not null check (method in ('password', 'code', 'recovery-code', 'passkey')),
  user_agent text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  confirmed_at timestamptz not null
);
comment on table staff_session is 'One browser of a colleague. Only the SHA-256 of its cookie is kept.';
comment on column staff_session.method is 'The strongest proof given so far; a password alone is the weakest.';
create index staff_session_staff on staff_session (staff_id);
create index staff_session_created_at on staff_session (created_at);

create table staff_two_factor (
  staff_id text primary key references staff on delete cascade,
  secret bytea not null,
  active boolean not null default false,
  last_used_step bigint
);
comment on table staff_two_factor is 'An authenticator app; active once a first code of it was given.';
comment on column staff_two_factor.secret is 'AES-256-GCM.';
comment on column staff_two_factor.last_used_step is 'The 30 seconds of the last code that was taken: no code counts twice.';

create table staff_recovery_code (
  staff_id text not null references staff on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (staff_id, code_hash)
);
comment on table staff_recovery_code is 'HMACs of codes that work once; whoever uses one takes it out.';

create table staff_passkey (
  id text primary key,
  staff_id text not null references staff on delete cascade,
  name text not null check (length(name) between 1 and 64),
  public_key bytea not null,
  counter bigint not null check (counter >= 0),
  transports text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
comment on column staff_passkey.id is 'The credential id, base64url.';
create index staff_passkey_staff on staff_passkey (staff_id);

create table staff_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add-passkey', 'passkey-login', 'passkey-confirm')),
  staff_id text references staff on delete cascade,
  expires_at timestamptz not null,
  check ((purpose = 'passkey-login') = (staff_id is null))
);
comment on table staff_challenge is 'What a passkey has to sign; used once.';
create index staff_challenge_expires_at on staff_challenge (expires_at);

create table staff_invitation (
  id uuid primary key,
  email text not null check (length(email) between 5 and 254),
  name text not null check (length(name) between 1 and 128),
  role text not null check (role in ('owner', 'manager', 'agent', 'viewer')),
  language text not null default 'en',
  staff_id text references staff on delete cascade,
  invited_by text not null references staff,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  withdrawn_at timestamptz
);
comment on table staff_invitation is 'The token of the letter is an HMAC of the id and is never stored.';
comment on column staff_invitation.staff_id is 'Set when a colleague starts anew, having lost password or second factor.';
create unique index staff_invitation_open on staff_invitation (lower(email))
  where used_at is null and withdrawn_at is null;

create table sign_in_delay (
  key_hash bytea primary key,
  failures integer not null,
  failed_at timestamptz not null,
  open_at timestamptz not null
);
comment on table sign_in_delay is 'Failed sign-ins of an account or a network, and from when on the next try is heard.';

create table staff_known_network (
  staff_id text not null references staff on delete cascade,
  network_hash bytea not null check (octet_length(network_hash) = 32),
  seen_at timestamptz not null,
  primary key (staff_id, network_hash)
);
comment on table staff_known_network is 'Where a colleague signed in before: guesses from elsewhere do not keep them out there.';

create table setting (
  one boolean primary key default true check (one),
  require_second_factor boolean not null default false,
  two_person_approval boolean not null default false
);
comment on table setting is 'What the owner decided. One row.';
insert into setting default values;

create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  staff_id text references staff,
  action text not null check (length(action) between 1 and 64),
  application_id bigint,
  subject text,
  details jsonb not null default '{}',
  request_id uuid
);
comment on table audit_entry is 'Everything that staff did or looked at. Holds no data of travellers, and outlives what it is about.';
create index audit_entry_staff on audit_entry (staff_id, id);
create index audit_entry_application on audit_entry (application_id, id) where application_id is not null;
create index audit_entry_action on audit_entry (action, id);
create trigger audit_entry_append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger audit_entry_never_emptied before truncate on audit_entry
  for each statement execute function refuse_change();
-- Not even as the owner of the table, unless it first gives itself the right back.
revoke update, delete, truncate on audit_entry from public, current_user;
