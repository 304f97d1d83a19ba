-- What is left of a person who was erased, seals that show when the audit was changed, and visas that
-- can be told from forged ones.

-- A request keeps its address as long as somebody may ask about it, and then only what knows it again.
alter table data_request
  alter column email drop not null,
  add column email_hash bytea check (octet_length(email_hash) = 32),
  add check ((email is null) <> (email_hash is null));
comment on column data_request.email_hash is 'HMAC of the address, in its place some time after the request was answered.';
create index data_request_email_hash on data_request (email_hash) where email_hash is not null;

-- Seals lie beside the audit, so that writing an entry waits for nobody. Each covers the entries after
-- its predecessor's last one, and its hash holds theirs and its predecessor's.
create table audit_seal (
  id bigint generated always as identity primary key,
  after_id bigint not null unique,
  to_id bigint not null unique check (to_id > after_id),
  entries integer not null check (entries > 0),
  previous_hash bytea not null unique check (octet_length(previous_hash) = 32),
  hash bytea not null unique check (octet_length(hash) = 32),
  sealed_at timestamptz not null
);
comment on table audit_seal is 'The audit, sealed piece by piece: whoever changes an entry breaks the chain.';
comment on column audit_seal.hash is 'SHA-256 of the hash before it and of the entries from after_id (without) to to_id (with).';
create trigger audit_seal_append_only before update or delete on audit_seal
  for each row execute function refuse_change();
create trigger audit_seal_never_emptied before truncate on audit_seal
  for each statement execute function refuse_change();
revoke update, delete, truncate on audit_seal from public, current_user;

create table erased_approval (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  state text not null check (state in ('sent', 'replaced', 'withdrawn')),
  sent_on date not null,
  replaced_on date,
  check ((state = 'replaced') = (replaced_on is not null))
);
comment on table erased_approval is 'A visa that we sent to somebody who is erased: it stays known as ours, and nothing says whose it was.';
create index erased_approval_sent_on on erased_approval (sent_on);

-- Whoever checks a visa has its bytes and nothing else.
create index stored_file_sha256 on stored_file (sha256);
create index approval_document_stored_file on approval_document (storage_key);

-- An erasure looks for letters by their recipient and by the conversation that they are about.
create index letter_recipient on letter (lower(recipient));
create index letter_conversation on letter ((props ->> 'sessionId')) where props ->> 'sessionId' is not null;
