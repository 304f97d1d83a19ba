-- What is there to do with each application, kept in one narrow row: lists, queues and their counts read
-- nothing else. It follows from the facts; the transaction that changes these writes it anew.

create table application_work (
  application_id bigint primary key references application on delete cascade,
  state text not null check (state in ('unpaid', 'waiting-documents', 'ready-to-review', 'new-documents',
    'ready-to-file', 'filed', 'second-person', 'partly-decided', 'decided', 'cancelled', 'refunded')),
  is_open boolean not null generated always as (state not in ('decided', 'cancelled', 'refunded')) stored,
  is_ours boolean not null generated always as
    (state in ('ready-to-review', 'new-documents', 'ready-to-file', 'second-person')) stored,
  own_flags text[] not null default '{}',
  has_message boolean not null default false,
  has_same_passport boolean not null default false,
  flags text[] not null generated always as (
    case when state in ('decided', 'cancelled', 'refunded') then '{}'::text[] else own_flags
      || case when has_message then '{message}'::text[] else '{}' end
      || case when has_same_passport then '{same-passport}'::text[] else '{}' end
    end) stored,
  early_on date,
  arrives_on date,
  next_on date,
  due_on date,
  decided_by date,
  documents_accepted integer not null default 0,
  documents_received integer not null default 0,
  documents_needed integer not null default 0,
  nationalities text[] not null default '{}',
  -- What the list filters and sorts by, as the application has it.
  status text not null,
  visa_type text not null,
  processing_type text not null,
  language text not null,
  assigned_to text references staff,
  total_price_cents integer not null,
  is_completed boolean not null,
  handed_over_by text references staff,
  handed_over_to text references staff,
  is_stale boolean not null default false
);
comment on table application_work is 'What is there to do with an application, computed from the facts, a row each.';
comment on column application_work.is_open is 'Something is left to do.';
comment on column application_work.is_ours is 'It is our turn.';
comment on column application_work.own_flags is 'Flags that follow from the application alone.';
comment on column application_work.has_message is 'The traveller wrote last, in a conversation that is open. Written by conversations only.';
comment on column application_work.has_same_passport is 'Another application that is open names one of its passports. Written for all that name it.';
comment on column application_work.early_on is 'From this day on somebody arrives before the decision is expected.';
comment on column application_work.next_on is 'What comes first, promise or arrival.';
comment on column application_work.due_on is 'The promised day, as long as somebody is still to be filed.';
comment on column application_work.is_stale is 'A job computes it anew within minutes.';

-- Until the job has been there: as well as it can be said from the status.
insert into application_work (application_id, state, status, visa_type, processing_type, language,
    assigned_to, total_price_cents, is_completed, is_stale)
  select id, case when payment_status = 'refunded' then 'refunded' when status in ('approved', 'rejected')
      then 'decided' when status = 'pending' then 'unpaid' when status = 'processing' then 'filed'
      when completed_at is null then 'waiting-documents' else 'ready-to-review' end,
    status, visa_type, processing_type, language, assigned_to, total_price_cents,
    completed_at is not null, true
  from application;

create index application_work_stale on application_work (application_id) where is_stale;
-- Each order, and what has no place in it.
create index application_work_next on application_work (next_on, application_id) where next_on is not null;
create index application_work_arrival on application_work (arrives_on, application_id) where arrives_on is not null;
create index application_work_no_next on application_work (application_id) where next_on is null;
create index application_work_no_arrival on application_work (application_id) where arrives_on is null;
create index application_work_price on application_work (total_price_cents, application_id);
-- Each queue.
create index application_work_mine on application_work (assigned_to, application_id)
  include (handed_over_by) where is_open and assigned_to is not null;
create index application_work_unassigned on application_work (application_id)
  where assigned_to is null and is_completed and is_open;
create index application_work_ready on application_work (application_id) where is_ours;
create index application_work_promised on application_work (due_on, application_id) where is_ours;
create index application_work_messages on application_work (application_id) where flags @> '{message}';
create index application_work_due on application_work (next_on, application_id) where is_completed and is_open;
create index application_work_early on application_work (early_on, application_id) where early_on is not null and is_open;
-- Each filter.
create index application_work_state on application_work (state, application_id)
  include (handed_over_by, handed_over_to);
create index application_work_status on application_work (status, application_id);
create index application_work_assigned on application_work (assigned_to, application_id)
  where assigned_to is not null;
create index application_work_visa on application_work (visa_type, application_id);
create index application_work_speed on application_work (processing_type, application_id);
create index application_work_language on application_work (language, application_id);
create index application_work_marks on application_work using gin (flags, nationalities)
  with (gin_pending_list_limit = 256);

-- The list reads the narrow row now.
drop index application_by_status;
drop index application_due;
drop index application_assigned;
drop index application_unassigned;
drop index application_waiting_for_traveller;

-- What somebody reads off a statement of the gateway or of the portal, or off a telephone. Backwards: numbers
-- are told apart by their ends, whatever stands before them.
create function phone_digits(written text) returns text
language sql immutable strict parallel safe as $$
  select reverse(right(regexp_replace(written, '\D', '', 'g'), 15))
$$;
create index application_phone on application (phone_digits(contact_phone) text_pattern_ops);
create index payment_gateway_ref on payment (gateway_ref) where gateway_ref is not null;
create index payment_attempt_gateway_ref on payment_attempt (gateway_ref) where gateway_ref is not null;
create index applicant_portal_number on applicant (upper(translate(portal_number, ' -/.', '')))
  where portal_number is not null;

create table saved_view (
  id uuid primary key,
  staff_id text not null references staff on delete cascade,
  name text not null check (length(name) between 1 and 60),
  is_shared boolean not null,
  filter jsonb not null,
  sort text not null,
  created_at timestamptz not null
);
comment on table saved_view is 'A list as a colleague wants to see it again: filter and order, never a search.';
comment on column saved_view.is_shared is 'Colleagues see it too; only its owner changes it.';
create index saved_view_staff on saved_view (staff_id, created_at);
create index saved_view_shared on saved_view (created_at) where is_shared;
