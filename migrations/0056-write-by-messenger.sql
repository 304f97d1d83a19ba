-- Travellers hear from us, and write to us, by messenger: what they write there is part of their conversation.

alter table application add column messenger_news boolean not null default false;
comment on column application.messenger_news is 'The contact ticked that news shall go to their messenger too.';

alter table chat_message add column messenger text check (messenger in ('whatsapp', 'telegram', 'sms'));
comment on column chat_message.messenger is 'The visitor wrote it in this messenger; null: on the site.';

create table messenger_contact (
  id uuid primary key,
  messenger text not null check (messenger in ('whatsapp', 'telegram', 'sms')),
  address text not null,
  state text not null check (state in ('claimed', 'proved', 'unknown', 'ended')),
  application_id bigint references application on delete cascade,
  chat_session_id uuid references chat_session on delete set null,
  name text,
  language text not null,
  wants_news boolean not null default true,
  created_at timestamptz not null,
  proved_at timestamptz,
  heard_at timestamptz,
  told_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('stop', 'blocked', 'unreachable', 'replaced', 'moved', 'traveller', 'staff')),
  restart_until timestamptz check (restart_until is null or end_reason = 'stop'),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (end_reason is not null)),
  check (state <> 'proved' or proved_at is not null),
  check (state not in ('claimed', 'proved') or application_id is not null)
);
comment on table messenger_contact is 'Somebody''s address at a messenger, for one application or for none.';
comment on column messenger_contact.address is 'WhatsApp and SMS: digits with country code, without +. Telegram: the id of the chat.';
comment on column messenger_contact.state is
  'Claimed: typed in an application. Proved: a message from there brought a code of the application. Unknown: somebody wrote to us.';
comment on column messenger_contact.chat_session_id is
  'Where they write: the application''s conversation once proved, else one of their own. Null until they have written.';
comment on column messenger_contact.name is 'As their messenger calls them.';
comment on column messenger_contact.heard_at is 'Their last message: the reply window begins with it.';
comment on column messenger_contact.told_at is 'Our last message to them: the next one without a quotation belongs to the same application.';
comment on column messenger_contact.restart_until is
  'Until when START opens what STOP ended. Null where it opens nothing: the mailbox, the number or the traveller changed meanwhile.';
create unique index messenger_contact_address on messenger_contact (messenger, address, coalesce(application_id, 0))
  where state <> 'ended';
create index messenger_contact_application on messenger_contact (application_id) where application_id is not null;
create index messenger_contact_of_address on messenger_contact (messenger, address);
create index messenger_contact_session on messenger_contact (chat_session_id) where chat_session_id is not null;

create table messenger_code (
  code_hash bytea primary key check (octet_length(code_hash) = 32),
  application_id bigint not null references application on delete cascade,
  messenger text not null check (messenger in ('whatsapp', 'telegram', 'sms')),
  created_at timestamptz not null,
  used_at timestamptz
);
comment on table messenger_code is 'Codes of 128 bits that bind an address to an application, once.';
create index messenger_code_application on messenger_code (application_id);

create table messenger_event (
  id bigint generated always as identity primary key,
  messenger text not null check (messenger in ('whatsapp', 'telegram', 'sms')),
  event_key text not null,
  address text not null,
  content jsonb,
  received_at timestamptz not null,
  taken_at timestamptz,
  unique (messenger, event_key)
);
comment on table messenger_event is 'What the services called us with. What was taken keeps its key for a week, since it comes again.';
comment on column messenger_event.address is 'Whose turn it is in: what one person sent is taken in order.';
create index messenger_event_waiting on messenger_event (messenger, address, id) where taken_at is null;

create table messenger_message (
  id uuid primary key,
  contact_id uuid not null references messenger_contact on delete cascade,
  position bigint generated always as identity unique,
  news text not null,
  letter_id uuid references letter on delete cascade,
  chat_message_id bigint references chat_message on delete cascade,
  state text not null default 'queued'
    check (state in ('queued', 'waiting', 'sent', 'delivered', 'read', 'failed', 'dropped')),
  is_notice boolean not null default false,
  service_id text,
  code text,
  created_at timestamptz not null,
  not_before timestamptz not null,
  tried_at timestamptz,
  sent_at timestamptz,
  state_at timestamptz,
  unique (contact_id, letter_id),
  unique (contact_id, chat_message_id)
);
comment on table messenger_message is 'What goes to a messenger: once for each cause, in the order of its contact.';
comment on column messenger_message.news is 'What it tells; answer: the words of its chat message.';
comment on column messenger_message.state is
  'Waiting: only a notice went, since the reply window was shut; its words go when they write. Dropped: no longer needed.';
comment on column messenger_message.is_notice is 'The template went, not the words.';
comment on column messenger_message.service_id is 'The messenger''s id of it, by which reports name it.';
comment on column messenger_message.code is 'The messenger''s word on why it failed.';
create index messenger_message_open on messenger_message (contact_id, position) where state in ('queued', 'waiting');
create index messenger_message_service_id on messenger_message (service_id) where service_id is not null;
create index messenger_message_letter on messenger_message (letter_id) where letter_id is not null;
create index messenger_message_chat on messenger_message (chat_message_id) where chat_message_id is not null;

create table messenger_template (
  news text not null,
  language text not null,
  name text not null,
  state text not null check (state in ('pending', 'approved', 'rejected', 'paused')),
  reason text,
  asked_at timestamptz not null,
  primary key (news, language)
);
comment on table messenger_template is 'What WhatsApp says of each of our templates. Without a row it was not submitted.';

create table messenger_service (
  messenger text primary key check (messenger in ('whatsapp', 'telegram', 'sms')),
  heard_at timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  failure text,
  rests_until timestamptz,
  quality text
);
comment on table messenger_service is 'How each service does: what staff read under health.';
comment on column messenger_service.rests_until is 'It asked for a pause: nothing is sent before.';

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'document-confirmed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer', 'access-closed', 'undone', 'messenger-connected', 'messenger-ended'));

alter table staff_alert drop constraint staff_alert_kind_check;
alter table staff_alert add constraint staff_alert_kind_check check (kind in ('assigned', 'handed-over',
  'documents', 'documents-unassigned', 'late-tomorrow', 'chat-waiting', 'payment-review', 'refund-failed',
  'letters-failing', 'dispute-opened', 'letter-returned', 'email-received', 'chat-assigned', 'release-newer',
  'messenger-ended'));
