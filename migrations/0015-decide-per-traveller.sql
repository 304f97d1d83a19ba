-- The authority grants per passport: each traveller has a state and a visa document of their own, and
-- the status of the application follows from them.

alter table applicant
  add column state text not null default 'collecting'
    check (state in ('collecting', 'ready', 'filed', 'approved', 'rejected', 'withdrawn')),
  add column state_reason text,
  add column filed_at timestamptz,
  add column decided_at timestamptz,
  add column portal_number text,
  add check ((state in ('approved', 'rejected', 'withdrawn')) = (decided_at is not null)),
  add check (state <> 'filed' or filed_at is not null),
  add check (state_reason is null or state in ('rejected', 'withdrawn'));
comment on column applicant.state is 'Collecting and ready follow from the documents; the others are decisions.';
comment on column applicant.state_reason is 'Why rejected or withdrawn, for the traveller to read.';
comment on column applicant.portal_number is 'The number that the portal of the authority gave.';

alter table approval_document
  add column applicant_id bigint references applicant on delete cascade,
  add column number bigint generated always as identity;
comment on table approval_document is 'Every visa document that staff gave, a row for each traveller; of each the newest one counts.';
comment on column approval_document.applicant_id is 'Null where an application never had a traveller.';

-- What was decided for all so far was decided for each.
update applicant p set
  state = case a.status
    when 'processing' then 'filed'
    when 'approved' then 'approved'
    when 'rejected' then 'rejected'
    else case when a.completed_at is not null and not exists (select from document d
      where d.applicant_id = p.id and d.current and d.review = 'rejected') then 'ready' else 'collecting' end
    end,
  filed_at = case when a.status in ('processing', 'approved', 'rejected') then
    coalesce(a.processed_at, case when a.status = 'processing' then
      coalesce(a.paid_at, a.created_at) end) end,
  decided_at = case when a.status in ('approved', 'rejected') then coalesce(a.approved_at,
    (select max(e.at) from application_event e where e.application_id = a.id and e.to_status = a.status),
    a.created_at) end
  from application a where a.id = p.application_id;

insert into approval_document
    (id, application_id, applicant_id, storage_key, file_name, names_found, added_by, created_at)
  select gen_random_uuid(), v.application_id, p.id, v.storage_key, v.file_name, v.names_found, v.added_by, v.created_at
  from approval_document v join applicant p on p.application_id = v.application_id
  where v.applicant_id is null
  order by v.created_at, v.id;
delete from approval_document v where v.applicant_id is null
  and exists (select from applicant p where p.application_id = v.application_id);
alter table application drop column approval_document_key;
create index approval_document_applicant on approval_document (applicant_id, number);
comment on column approval_document.number is 'The order in which they came, also within one moment.';

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved'));
alter table application_event
  add column applicant_id bigint references applicant on delete cascade,
  add column from_state text,
  add column to_state text,
  add check ((kind = 'applicant-moved') = (from_state is not null and to_state is not null and applicant_id is not null));
comment on column application_event.applicant_id is 'Of whom it tells, where it is about one traveller.';
