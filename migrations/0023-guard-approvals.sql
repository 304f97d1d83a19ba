-- Nobody is filed or approved by mistake: what was decided against the guard says so for ever, and a second
-- person is told that it is their turn.

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back'));
alter table application_event
  add column against text[],
  add check ((kind = 'guard-overridden') = (against is not null)),
  add check (against is null or cardinality(against) > 0),
  add check (kind <> 'guard-overridden' or actor = 'staff');
comment on column application_event.against is 'What stood against a decision that was made all the same, as error codes; note has the reason.';

alter table applicant
  add column handed_over_by text references staff,
  add column handed_over_to text references staff,
  add column handed_over_at timestamptz,
  add check ((handed_over_by is null) = (handed_over_at is null)),
  add check (handed_over_to is null or handed_over_by is not null),
  add check (handed_over_to <> handed_over_by),
  add check (handed_over_at is null or state in ('collecting', 'ready', 'filed'));
comment on column applicant.handed_over_at is 'Ready for the second person since then; ends with the decision, and when a document changes.';
comment on column applicant.handed_over_to is 'Whose turn it is; null while handed over: of anybody but handed_over_by.';
create index applicant_handed_over on applicant (application_id) where handed_over_at is not null;
