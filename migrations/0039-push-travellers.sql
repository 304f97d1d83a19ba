-- Travellers are told on a device that they chose, and of unfinished answers once by letter.

create table traveller_push (
  id uuid primary key,
  session_id bigint not null unique references traveller_session on delete cascade,
  endpoint text not null unique check (length(endpoint) between 10 and 1024),
  public_key bytea not null check (octet_length(public_key) = 65),
  auth_secret bytea not null check (octet_length(auth_secret) = 16),
  language text not null,
  created_at timestamptz not null
);
comment on table traveller_push is 'A browser of a traveller that asked to be told by Web Push; ends with its session.';

create table traveller_news (
  id uuid primary key,
  push_id uuid not null references traveller_push on delete cascade,
  application_id bigint not null references application on delete cascade,
  kind text not null check (kind in ('change', 'answer')),
  chat_message_id bigint references chat_message on delete cascade,
  created_at timestamptz not null,
  tried_at timestamptz,
  told_at timestamptz
);
comment on table traveller_news is 'What one browser is told of an application, until somebody looks there; as many rows as its badge counts.';
comment on column traveller_news.chat_message_id is 'The last answer that it tells of: who has seen that in the chat is not told.';
comment on column traveller_news.tried_at is 'Somebody is telling it since then: nobody else begins for a minute.';
create unique index traveller_news_waiting on traveller_news (push_id, application_id, kind) where told_at is null;
create index traveller_news_push on traveller_news (push_id);
create index traveller_news_application on traveller_news (application_id);
create index traveller_news_message on traveller_news (chat_message_id) where chat_message_id is not null;

-- Who is told of an application is looked up with each letter about it.
create index application_access_application on application_access (application_id);

create table draft_reminder (
  session_id bigint primary key references draft on delete cascade,
  language text not null,
  began_at timestamptz not null,
  decided_at timestamptz
);
comment on table draft_reminder is 'Unfinished answers whose contact may be reminded, once. The address stays sealed in the answers.';
comment on column draft_reminder.decided_at is 'A letter was written then, or it was decided that none goes.';
create index draft_reminder_waiting on draft_reminder (session_id) where decided_at is null;

create table reminded_address (
  id uuid primary key,
  address_hash bytea not null unique check (octet_length(address_hash) = 32),
  session_id bigint references draft on delete set null,
  reminded_at timestamptz not null,
  refused_at timestamptz
);
comment on table reminded_address is 'Addresses that were reminded of unfinished answers, by a keyed hash. Forgotten after some months, unless their owner refused further reminders.';
comment on column reminded_address.session_id is 'Of which answers the last reminder was.';
create index reminded_address_draft on reminded_address (session_id) where session_id is not null;
create index reminded_address_at on reminded_address (reminded_at) where refused_at is null;
