-- What staff do with applications: find them, look through documents, decide, pay back, erase.

create extension if not exists pg_trgm;

-- Lower case, without accents and apostrophes: what is kept and what is typed pass through the same.
create function search_fold(written text) returns text
language sql immutable strict parallel safe as $$
  select case when written ~ '^[ -&(-~]*$' then lower(written collate "C") else
    replace(replace(replace(translate(lower(regexp_replace(normalize(
      translate(written, 'ØŁĐÆŒ''’ʼ‘', 'øłđæœ'), NFD), '[\u0300-\u036f]', '', 'g')),
      'ıøłđ', 'iold'), 'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss') end
$$;

alter table application
  add column assigned_to text references staff,
  add column due_on date,
  add column documents_asked_at timestamptz,
  add column erased_at timestamptz,
  add column letters_erased_at timestamptz,
  add column payments_erased_at timestamptz,
  -- Between spaces, so that a name of one or two letters is found as a whole word.
  add column search_text text generated always as
    (' ' || search_fold(contact_name || ' ' || contact_email) || ' ') stored;
comment on column application.due_on is 'The day promised when the documents were handed over; what is decided keeps it.';
comment on column application.erased_at is 'Set when nobody can be known from the row any more; its price and statuses stay.';
comment on column application.letters_erased_at is 'Its letters, or some, are older than we keep them.';
comment on column application.payments_erased_at is 'Its payments are older than we keep them.';
comment on column application.documents_asked_at is 'Set while a rejected document waits for a new one of the traveller.';

-- A fast update list that stays small: a create never waits for a long clean-up of it.
create index application_search on application using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256);
create index application_by_status on application (status, id);
create index application_due on application (due_on, id) where due_on is not null and status in ('paid', 'processing');
create index application_assigned on application (assigned_to, id)
  where assigned_to is not null and status in ('pending', 'paid', 'processing');
create index application_unassigned on application (id)
  where assigned_to is null and completed_at is not null and status in ('paid', 'processing');
create index application_waiting_for_traveller on application (id)
  where status in ('paid', 'processing') and (completed_at is null or documents_asked_at is not null);
create index application_contact_email_id on application (lower(contact_email), id);
drop index application_contact_email;

alter table applicant
  add column search_text text generated always as
    (' ' || search_fold(first_name || ' ' || last_name || ' ' || passport_number) || ' ') stored;
create index applicant_search on applicant using gin (search_text gin_trgm_ops)
  with (gin_pending_list_limit = 256);

alter table document
  add column review text not null default 'unreviewed' check (review in ('unreviewed', 'accepted', 'rejected')),
  add column review_reason text,
  add column review_note text,
  add column reviewed_by text references staff,
  add column reviewed_at timestamptz,
  add check ((review = 'unreviewed') = (reviewed_at is null)),
  add check ((review = 'rejected') = (review_reason is not null)),
  add check ((reviewed_by is null) = (reviewed_at is null));

create table approval_document (
  id uuid primary key,
  application_id bigint not null references application on delete cascade,
  storage_key text not null references stored_file,
  file_name text not null,
  -- Whether a name or passport number of a traveller stands in its text.
  names_found boolean not null,
  added_by text not null references staff,
  created_at timestamptz not null
);
comment on table approval_document is 'Every approval document that staff gave; the newest one counts.';
create index approval_document_application on approval_document (application_id, created_at);

create table internal_note (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  staff_id text not null references staff,
  text text not null check (length(text) between 1 and 4000),
  created_at timestamptz not null
);
create index internal_note_application on internal_note (application_id, id);
create trigger internal_note_append_only before update on internal_note
  for each row execute function refuse_change();

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased'));
alter table application_event
  add column message text,
  add foreign key (staff_id) references staff;
comment on column application_event.note is 'For colleagues only.';
comment on column application_event.message is 'For the traveller: in the letter and on the status page.';

alter table refund
  add column ground text,
  add column note text,
  add column requested_on date,
  add column staff_id text references staff,
  add column tries integer not null default 0 check (tries >= 0),
  add check ((reason = 'staff') = (ground is not null and staff_id is not null));
comment on column refund.tries is 'How often staff asked again after a failure; each time under a new key at the gateway.';
create unique index refund_one_by_staff on refund (payment_id) where reason = 'staff' and state <> 'failed';
create index refund_application on refund (application_id);

alter table letter add column copy_of uuid references letter on delete set null;
comment on column letter.copy_of is 'The letter that staff sent again.';
create index letter_newest on letter (created_at, id);
create index letter_copy on letter (copy_of) where copy_of is not null;

create table data_request (
  id uuid primary key,
  kind text not null check (kind in ('export', 'erasure')),
  email text not null,
  staff_id text not null references staff,
  created_at timestamptz not null,
  due_on date not null,
  done_at timestamptz,
  application_ids bigint[] not null default '{}'
);
comment on table data_request is 'Requests of persons about their data. Kept so that we can show that we answered.';
comment on column data_request.application_ids is 'What an erasure took away.';
create index data_request_newest on data_request (created_at, id);

-- Counts that nobody has to count: every change adds a row, a job folds them. Nothing is updated in
-- place, so that creating an application waits for no other.
create table tally (
  kind text not null,
  day date not null,
  count integer not null,
  cents bigint not null default 0
);
comment on table tally is 'Sum over kind and day: applications by status and day of creation, revenue by day.';

create function tally_application() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into tally (kind, day, count)
      select status, (created_at at time zone 'UTC')::date, -count(*)::int from gone group by 1, 2;
  end if;
  if tg_op <> 'DELETE' then
    insert into tally (kind, day, count)
      select status, (created_at at time zone 'UTC')::date, count(*)::int from come group by 1, 2;
  end if;
  return null;
end $$;

create trigger application_tally_insert after insert on application
  referencing new table as come for each statement execute function tally_application();
create trigger application_tally_delete after delete on application
  referencing old table as gone for each statement execute function tally_application();

create function tally_status() returns trigger language plpgsql as $$
begin
  insert into tally (kind, day, count) values
    (old.status, (old.created_at at time zone 'UTC')::date, -1),
    (new.status, (new.created_at at time zone 'UTC')::date, 1);
  return null;
end $$;
create trigger application_tally_status after update of status on application
  for each row when (old.status is distinct from new.status) execute function tally_status();

create function tally_money() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'payment' then
    insert into tally (kind, day, count, cents)
      values ('revenue', (new.captured_at at time zone 'UTC')::date, 1, new.amount_cents);
  else
    insert into tally (kind, day, count, cents)
      values ('revenue', (new.done_at at time zone 'UTC')::date, 0, -new.amount_cents);
  end if;
  return null;
end $$;
create trigger payment_tally after insert on payment for each row execute function tally_money();

create function tally_money_gone() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'payment' then
    insert into tally (kind, day, count, cents)
      values ('revenue', (old.captured_at at time zone 'UTC')::date, -1, -old.amount_cents);
  else
    insert into tally (kind, day, count, cents)
      values ('revenue', (old.done_at at time zone 'UTC')::date, 0, old.amount_cents);
  end if;
  return null;
end $$;
create trigger payment_tally_delete after delete on payment for each row execute function tally_money_gone();
create trigger refund_tally_delete after delete on refund
  for each row when (old.state = 'done') execute function tally_money_gone();
create trigger refund_tally after update of state on refund
  for each row when (new.state = 'done' and old.state <> 'done') execute function tally_money();

insert into tally (kind, day, count)
  select status, (created_at at time zone 'UTC')::date, count(*)::int from application group by 1, 2;
insert into tally (kind, day, count, cents)
  select 'revenue', (captured_at at time zone 'UTC')::date, count(*)::int, sum(amount_cents)
  from payment group by 2;
insert into tally (kind, day, count, cents)
  select 'revenue', (done_at at time zone 'UTC')::date, 0, -sum(amount_cents)
  from refund where state = 'done' group by 2;
