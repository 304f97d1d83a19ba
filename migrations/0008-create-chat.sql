-- Conversations between visitors and staff.

create table chat_session (
  id uuid primary key,
  language text not null,
  email text,
  name text,
  application_id bigint references application on delete set null,
  is_proven boolean not null default false,
  state text not null default 'open' check (state in ('open', 'closed')),
  staff_id text references staff,
  message_count integer not null default 0,
  visitor_seen_id bigint not null default 0,
  staff_seen_id bigint not null default 0,
  letter_id uuid,
  told_id bigint not null default 0,
  created_at timestamptz not null,
  last_message_at timestamptz not null,
  check (application_id is not null or not is_proven)
);
comment on column chat_session.is_proven is 'The visitor showed that the application is theirs; else they only said so.';
comment on column chat_session.staff_id is 'Who answers.';
comment on column chat_session.letter_id is 'A letter with unread answers that is still to be written.';
comment on column chat_session.told_id is 'The last answer that went out in a letter.';
create index chat_session_by_time on chat_session (last_message_at desc, id) where message_count > 0;
create index chat_session_application on chat_session (application_id) where application_id is not null;
create index chat_session_email on chat_session (lower(email)) where email is not null;

create table chat_key (
  token_hash bytea primary key,
  session_id uuid not null references chat_session on delete cascade,
  expires_at timestamptz not null
);
comment on table chat_key is 'What opens one conversation: the key of the browser it began in, and those of links in letters.';
create index chat_key_session on chat_key (session_id);

create table chat_message (
  id bigint generated always as identity primary key,
  session_id uuid not null references chat_session on delete cascade,
  client_id uuid not null,
  side text not null check (side in ('user', 'admin')),
  text text not null check (text <> '' and length(text) <= 2000),
  staff_id text references staff,
  sender_name text,
  at timestamptz not null,
  unique (session_id, client_id),
  check ((side = 'admin') = (staff_id is not null)),
  check ((side = 'admin') = (sender_name is not null))
);
comment on column chat_message.id is 'Given under a lock: what is committed later has a larger one.';
comment on column chat_message.client_id is 'Under which its sender sent it, as often as that was necessary.';
create index chat_message_by_session on chat_message (session_id, id);
create index chat_message_search on chat_message using gin (text gin_trgm_ops) with (gin_pending_list_limit = 256);

create table chat_watch (
  staff_id text primary key references staff on delete cascade,
  seen_at timestamptz not null
);
comment on table chat_watch is 'Colleagues whose pages listen to conversations; each node says so anew every half minute.';

create table chat_reply (
  id uuid primary key,
  name text not null check (name <> ''),
  language text not null,
  text text not null check (text <> '' and length(text) <= 2000),
  staff_id text not null references staff,
  created_at timestamptz not null,
  unique (language, name)
);
comment on table chat_reply is 'Replies that colleagues keep for each other, besides those of the product.';
