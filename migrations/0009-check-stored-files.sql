-- What is acknowledged is whole, stays whole, and is asked for again where it does not.

alter table stored_file
  add column checked_at timestamptz,
  add column damaged_at timestamptz;
comment on column stored_file.checked_at is 'When its bytes were last read back and compared with size and hash.';
comment on column stored_file.damaged_at is 'Since then its bytes are known to be gone or changed; nobody can read it any more.';
create index stored_file_to_check on stored_file (coalesce(checked_at, created_at)) where damaged_at is null;

-- A document of which our own copy is damaged is rejected by nobody of the staff.
do $$
declare name text;
begin
  select conname into strict name from pg_constraint
    where conrelid = 'document'::regclass and contype = 'c'
      and pg_get_constraintdef(oid) like '%reviewed_by IS NULL%';
  execute format('alter table document drop constraint %I', name);
end $$;
alter table document add constraint document_reviewer check (
  case when reviewed_by is null then reviewed_at is null or review_reason = 'damaged'
    else reviewed_at is not null end);

create table upload_quota (
  key_hash bytea primary key,
  files integer not null,
  bytes bigint not null,
  resets_at timestamptz not null
);
comment on table upload_quota is 'Files taken in within a day, by application and by network; keyed by a hash.';
create index upload_quota_resets_at on upload_quota (resets_at);

create table key_check (
  name text primary key,
  sealed bytea not null,
  created_at timestamptz not null
);
comment on table key_check is 'Something known, sealed by each key: a start with another key notices it.';
