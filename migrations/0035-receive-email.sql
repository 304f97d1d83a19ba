-- What travellers answer by e-mail.

create table received_email (
  id uuid primary key,
  message_hash bytea not null unique check (octet_length(message_hash) = 32),
  message_id text,
  kind text not null check (kind in ('answer', 'auto-reply', 'unknown')),
  application_id bigint references application on delete cascade,
  chat_session_id uuid references chat_session on delete cascade,
  sender text not null,
  is_known_sender boolean not null,
  subject text not null,
  text text not null,
  quoted text,
  trouble text check (trouble in ('too-large', 'unreadable')),
  received_at timestamptz not null,
  check (application_id is null or chat_session_id is null)
);
comment on table received_email is 'E-mails that came to our mailbox, or were handed over by a mail service; reports on letters are none of them.';
comment on column received_email.message_hash is 'SHA-256 of its Message-ID with its sender, or of all of it where it has none: the same one comes once.';
comment on column received_email.kind is 'Whether somebody wrote it. Unknown: nothing says which application or conversation it is about.';
comment on column received_email.is_known_sender is 'It says to be from the address that we write to.';
comment on column received_email.trouble is 'Why not all of it could be read. What is missing lies in the mailbox.';
comment on column received_email.text is 'What is new in it.';
comment on column received_email.quoted is 'What it repeats of ours, or of others before.';
create index received_email_application on received_email (application_id, received_at) where application_id is not null;
create index received_email_conversation on received_email (chat_session_id) where chat_session_id is not null;
create index received_email_received_at on received_email (received_at, id);
create index received_email_sender on received_email (lower(sender));
create index received_email_unknown on received_email (received_at) where application_id is null and chat_session_id is null;

create table received_file (
  id uuid primary key,
  email_id uuid not null references received_email on delete cascade,
  position smallint not null,
  file_name text not null,
  size_bytes integer not null,
  storage_key text references stored_file,
  preview_key text references stored_file,
  refusal text,
  is_inline boolean not null,
  document_id uuid references document on delete set null,
  unique (email_id, position),
  check ((storage_key is null) <> (refusal is null))
);
comment on table received_file is 'Files that were attached to an e-mail.';
comment on column received_file.refusal is 'The error code of the gate that did not take it; nothing of it is kept.';
comment on column received_file.is_inline is 'A small picture within the text: a logo, a signature.';
comment on column received_file.document_id is 'It was taken as this document of a traveller.';
create index received_file_stored_file on received_file (storage_key) where storage_key is not null;
create index received_file_preview on received_file (preview_key) where preview_key is not null;
create index received_file_document on received_file (document_id) where document_id is not null;

create table mailbox_position (
  mailbox text primary key,
  uid_validity bigint not null,
  last_uid bigint not null,
  reading_until timestamptz not null,
  failures integer not null
);
comment on table mailbox_position is 'Up to where a mailbox was read. Its name is a hash of its address.';
comment on column mailbox_position.reading_until is 'Until then nobody else begins to read: a node is at it, or the mailbox was away.';
comment on column mailbox_position.failures is 'How often in a row it could not be read.';
