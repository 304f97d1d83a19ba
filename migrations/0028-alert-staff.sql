-- Colleagues are told what waits for them, each by the ways they chose.

create table staff_alert (
  id uuid primary key,
  staff_id text not null references staff on delete cascade,
  kind text not null check (kind in ('assigned', 'handed-over', 'documents', 'documents-unassigned',
    'late-tomorrow', 'chat-waiting', 'payment-review', 'refund-failed', 'letters-failing', 'dispute-opened')),
  application_id bigint references application on delete cascade,
  chat_session_id uuid references chat_session on delete cascade,
  occasion text check (occasion <> ''),
  ways text[] not null check (ways <> '{}' and ways <@ array['page', 'letter', 'digest', 'push']),
  created_at timestamptz not null,
  read_at timestamptz,
  digest_on date,
  check (application_id is null or chat_session_id is null),
  check (digest_on is null or 'digest' = any (ways)),
  check ('page' = any (ways) or read_at is not null)
);
comment on table staff_alert is 'One thing that one colleague is told. Names what it is about by number only.';
comment on column staff_alert.occasion is 'What makes two alerts of one kind about one thing the same one, read or not: a day, a message.';
comment on column staff_alert.ways is 'How the colleague chose to be told, at that moment.';
comment on column staff_alert.read_at is 'Set at once where the page does not show it.';
comment on column staff_alert.digest_on is 'In the letter of which morning it stands.';
create unique index staff_alert_unread on staff_alert (staff_id, kind, application_id, chat_session_id)
  nulls not distinct where read_at is null;
create unique index staff_alert_occasion on staff_alert (staff_id, kind, application_id, chat_session_id, occasion)
  nulls not distinct where occasion is not null;
create index staff_alert_newest on staff_alert (staff_id, created_at desc, id desc);
create index staff_alert_created_at on staff_alert (created_at);
create index staff_alert_digest on staff_alert (created_at)
  where digest_on is null and 'digest' = any (ways);
create index staff_alert_application on staff_alert (application_id) where application_id is not null;
create index staff_alert_chat on staff_alert (chat_session_id) where chat_session_id is not null;

create table staff_alert_choice (
  staff_id text not null references staff on delete cascade,
  kind text not null,
  ways text[] not null check (ways <@ array['page', 'letter', 'digest', 'push']),
  primary key (staff_id, kind)
);
comment on table staff_alert_choice is 'By which ways a colleague wants to hear of a kind; without a row by those of their role.';

create table push_subscription (
  id uuid primary key,
  staff_id text not null references staff on delete cascade,
  session_id uuid references staff_session on delete cascade,
  endpoint text not null unique check (length(endpoint) between 10 and 1024),
  public_key bytea not null check (octet_length(public_key) = 65),
  auth_secret bytea not null check (octet_length(auth_secret) = 16),
  seen_at timestamptz not null
);
comment on table push_subscription is 'A browser of a colleague that may be told by Web Push; ends with signing out.';
comment on column push_subscription.session_id is 'Under which it was last seen; null once that session is over by its age.';
create index push_subscription_staff on push_subscription (staff_id);
create index push_subscription_session on push_subscription (session_id) where session_id is not null;

alter table letter add column troubled_at timestamptz;
comment on column letter.troubled_at is 'When sending it last failed; null for what nobody needed any more.';
create index letter_troubled on letter (troubled_at) where troubled_at is not null;
