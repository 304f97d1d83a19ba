-- A version of the rules that begins reaches those who have paid: what the authority now does with
-- their nationality, told once to each.

alter table setting add column rules_begun integer not null default 1;
comment on column setting.rules_begun is 'The version of the rules by which open applications were last marked for computing anew.';

alter table application add column regimes_version integer references rules_version;
comment on column application.regimes_version is
  'By whose regimes its travellers were last judged, and told of a change; null: those that were signed.';

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'document-confirmed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer', 'access-closed', 'undone', 'messenger-connected', 'messenger-ended', 'regime-changed'));

alter table staff_alert drop constraint staff_alert_kind_check;
alter table staff_alert add constraint staff_alert_kind_check check (kind in ('assigned', 'handed-over',
  'documents', 'documents-unassigned', 'late-tomorrow', 'chat-waiting', 'payment-review', 'refund-failed',
  'letters-failing', 'dispute-opened', 'letter-returned', 'email-received', 'chat-assigned', 'release-newer',
  'messenger-ended', 'visa-unfit'));
