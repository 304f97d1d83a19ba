-- A second person who sends back what was handed over, and received e-mails found by their words.

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'document-confirmed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'sent-back', 'message-sent',
  'reminded', 'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer', 'access-closed', 'undone', 'messenger-connected', 'messenger-ended', 'regime-changed')) not valid;

alter table staff_alert drop constraint staff_alert_kind_check;
alter table staff_alert add constraint staff_alert_kind_check check (kind in ('assigned', 'handed-over', 'sent-back',
  'documents', 'documents-unassigned', 'late-tomorrow', 'chat-waiting', 'payment-review', 'refund-failed',
  'letters-failing', 'dispute-opened', 'letter-returned', 'email-received', 'chat-assigned', 'release-newer',
  'messenger-ended', 'visa-unfit', 'authority-email'));

-- Nothing could close those that belong to nothing: without this all of three months would wait. What nobody may have read yet does.
update received_email set closed_at = now()
where application_id is null and chat_session_id is null and closed_at is null and received_at < now() - interval '2 days';
comment on column received_email.closed_at is
  'Since then it needs no answer: staff said so, or an unknown sender''s mailbox answered by itself. Null where nobody said so.';

create index received_email_search on received_email using gin (sender gin_trgm_ops, subject gin_trgm_ops, text gin_trgm_ops)
  with (gin_pending_list_limit = 256);
