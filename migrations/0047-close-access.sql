-- What opens an application is a thing of its own: how a browser came to it and when, so that its traveller sees
-- where it is open and can close it, and so that a new address ends what came by the old one.
alter table application_access
  add column way text not null default 'letter' check (way in ('applied', 'letter', 'code', 'link')),
  add column opened_at timestamptz not null default now();
comment on column application_access.way is
  'How the browser came to it: it applied, by the link of a letter, by a code of a letter, by a link from another browser.';
-- A browser that was there before the application applied; one that came later was let in by a letter.
update application_access x set
    way = case when s.created_at <= a.created_at then 'applied' else 'letter' end,
    opened_at = greatest(s.created_at, a.created_at)
  from traveller_session s, application a
  where s.id = x.session_id and a.id = x.application_id;
comment on column application.order_id is 'Names the order in addresses and to the gateway. It opens nothing.';

alter table application add column letters_open_from timestamptz;
comment on column application.letters_open_from is
  'The links of letters that were written before open nothing; null where all of them do.';

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached',
  'nothing-to-answer', 'access-closed'));
