-- Where a visitor writes from, what they think of the answer, and files both ways.

alter table chat_session
  add column site text check (length(site) <= 200),
  add column page text check (length(page) <= 500),
  add column rating text check (rating in ('good', 'bad')),
  add column rated_at timestamptz,
  add column rating_asked_at timestamptz,
  add column said_fits boolean,
  add constraint chat_session_rating check ((rating is null) = (rated_at is null));
comment on column chat_session.site is 'The origin of the page that the visitor last wrote from: ours, or somebody''s who put the chat onto theirs.';
comment on column chat_session.page is 'The path of that page, without query and fragment.';
comment on column chat_session.rating is 'Whether the visitor was helped, as they said themselves; asked once.';
comment on column chat_session.said_fits is 'Whether the number and the address that the visitor typed belong together; null where they typed none.';

create table chat_file (
  id uuid primary key,
  session_id uuid not null references chat_session on delete cascade,
  message_id bigint references chat_message on delete cascade,
  side text not null check (side in ('user', 'admin')),
  staff_id text references staff,
  file_name text not null,
  storage_key text not null references stored_file,
  preview_key text references stored_file,
  document_id uuid references document on delete set null,
  created_at timestamptz not null,
  check ((side = 'admin') = (staff_id is not null))
);
comment on table chat_file is 'A file that one side sent in a conversation. Without a message it was received, and not sent yet.';
comment on column chat_file.document_id is 'It was taken as this document of a traveller.';
create index chat_file_message on chat_file (message_id) where message_id is not null;
create index chat_file_session on chat_file (session_id);
create index chat_file_stored_file on chat_file (storage_key);
create index chat_file_preview on chat_file (preview_key) where preview_key is not null;
create index chat_file_document on chat_file (document_id) where document_id is not null;
