-- Staff write to travellers without deciding anything, and remind them by hand.
alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded'));

-- Work is given out by rules, in turns, to colleagues who are in.
alter table setting
  add column giving_rule text not null default 'off' check (giving_rule in ('off', 'turns', 'language', 'speed')),
  add column giving_turn bigint not null default 0 check (giving_turn >= 0);
comment on column setting.giving_turn is 'The number of the newest turn; staff.last_turn says whose it was.';
alter table staff
  add column is_in boolean not null default true,
  add column languages text[] not null default '{}',
  add column last_turn bigint not null default 0 check (last_turn >= 0);
comment on column staff.is_in is 'By their own switch; whoever is out is given no work by rules.';
comment on column staff.languages is 'In which they write to travellers, besides the one of their own screens.';
create index application_open_assigned on application (assigned_to)
  where assigned_to is not null and status in ('pending', 'paid', 'processing');
