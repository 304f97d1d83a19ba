-- What needs no answer, and notes that are pressed twice.

alter table received_email add column closed_at timestamptz;
comment on column received_email.closed_at is 'Since then staff say that it needs no answer; null where nobody said so.';

alter table internal_note add column client_id uuid unique;
comment on column internal_note.client_id is 'The key under which its writer sent it: the same one is written once.';
alter table chat_note add column client_id uuid unique;
comment on column chat_note.client_id is 'The key under which its writer sent it: the same one is written once.';

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer'));
