-- All that was said and happened about an application, in one order, a page at a time.

create index letter_thread on letter (application_id, created_at, id) where application_id is not null;
create index application_event_thread on application_event (application_id, at, id);
create index chat_message_thread on chat_message (session_id, at, id);

alter table chat_message add column by_letter boolean not null default false;
comment on column chat_message.by_letter is 'A message of staff about an application that went by letter too: the thread shows that one.';
