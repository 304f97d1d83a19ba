-- The inbox of conversations, for several colleagues.

alter table chat_session
  add column labels text[] not null default '{}' check (cardinality(labels) <= 10),
  add column snoozed_until timestamptz,
  add column waiting_since timestamptz,
  add column first_answer_at timestamptz,
  add column resolved_at timestamptz,
  add column attached_by text references staff,
  add constraint chat_session_attached check (attached_by is null or application_id is not null);
comment on column chat_session.snoozed_until is 'Until then it stands in no list of what waits; a message of the visitor ends it.';
comment on column chat_session.waiting_since is 'Of the oldest message of the visitor that nobody has answered; null where we spoke last or it was closed.';
comment on column chat_session.first_answer_at is 'When a colleague first wrote in it.';
comment on column chat_session.resolved_at is 'When it was closed; null while it is open.';
comment on column chat_session.attached_by is 'The colleague who said which application it is about.';
create index chat_session_waiting on chat_session (waiting_since) where waiting_since is not null;
create index chat_session_staff on chat_session (staff_id, last_message_at desc) where staff_id is not null;
create index chat_session_open on chat_session (staff_id, waiting_since, snoozed_until)
  where state = 'open' and message_count > 0;
create index chat_session_snoozed on chat_session (snoozed_until) where snoozed_until is not null;
create index chat_session_labels on chat_session using gin (labels) where labels <> '{}';

update chat_session s set
  first_answer_at = (select min(at) from chat_message where session_id = s.id and side = 'admin'),
  resolved_at = case when state = 'closed' then last_message_at end,
  waiting_since = case when state = 'open' then (select min(at) from chat_message m
    where m.session_id = s.id and m.side = 'user' and m.id > coalesce(
      (select max(id) from chat_message where session_id = s.id and side = 'admin'), 0)) end
  where message_count > 0;

create table chat_note (
  id bigint generated always as identity primary key,
  session_id uuid not null references chat_session on delete cascade,
  staff_id text not null references staff,
  text text not null check (text <> '' and length(text) <= 2000),
  at timestamptz not null
);
comment on table chat_note is 'What colleagues write to each other about a conversation; its visitor never sees it.';
create index chat_note_session on chat_note (session_id, id);

alter table setting
  add column office_hours jsonb,
  add column greetings jsonb not null default '[]';
comment on column setting.office_hours is 'When the office is open, as the owner decided; null: as the installation was configured.';
comment on column setting.greetings is 'What the chat says by itself on which pages; none at first.';
