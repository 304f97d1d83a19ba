-- The server may write history and not take it away: an erasure, which empties what was said in it, is the one way,
-- and this function's alone.
create or replace function silence_history(erased bigint) returns void
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from application_event e using application a
    where a.id = erased and a.erased_at is not null and e.application_id = a.id
      and (e.message is not null or (e.note is not null and e.kind not like 'document-%'))
    returning e.*)
  insert into application_event (id, application_id, at, kind, from_status, to_status, actor, staff_id,
    applicant_id, from_state, to_state, against)
  overriding system value
  select id, application_id, at, kind, from_status, to_status, actor, staff_id,
    applicant_id, from_state, to_state, against from gone
$$;
comment on function silence_history is
  'Of an application that was erased: what its history says in words is gone, what happened stays.';
revoke all on function silence_history from public;
