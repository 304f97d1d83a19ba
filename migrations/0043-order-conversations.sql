-- Messages are ordered by their conversation: no lock for all of them gives the numbers any more.

comment on column chat_message.id is 'Grows in the order of a conversation, under the lock of its row; of two conversations the smaller one may be committed later.';

-- Those with a label, the newest first: a page of one label walks along them instead of sorting all that have it.
create index chat_session_labelled on chat_session (last_message_at desc, id) where labels <> '{}';
