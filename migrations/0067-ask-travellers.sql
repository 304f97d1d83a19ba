-- The history says that travellers were asked for the portal, answered, and need not answer.

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'document-confirmed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'sent-back',
  'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer', 'access-closed', 'undone', 'messenger-connected', 'messenger-ended', 'regime-changed',
  'questions-asked', 'questions-answered', 'question-withdrawn')) not valid;
