-- A passport page that contradicts the answers is asked for again by the system, until its traveller sends another,
-- corrects the answers, or says that they are right.
alter table document add column confirmed_answers text[] not null default '{}';
comment on column document.confirmed_answers is
  'Of a passport page: answers of which the traveller said that they are right although the page says otherwise.';

-- Its list grows longer, in the same statement.
-- contract: document.document_reviewer, unneeded since 2026-11-23
alter table document drop constraint document_reviewer;
alter table document add constraint document_reviewer check (
  case when reviewed_by is null then reviewed_at is null
      or review_reason in ('damaged', 'answers-changed', 'another-person', 'answers-differ')
    else reviewed_at is not null end);

-- Null: to be compared again, an answer was corrected since.
alter table passport_check alter column checked_at drop not null;
update passport_check c set checked_at = null
  from document d join application a on a.id = d.application_id
  where c.document_id = d.id and d.current and c.result = 'differs' and a.completed_at is null;

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'document-confirmed', 'approval-added',
  'assigned', 'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer', 'access-closed'));
comment on table passport_check is
  'What the machine zone of a passport page says of the answers as they stand: the traveller is asked about it.';
