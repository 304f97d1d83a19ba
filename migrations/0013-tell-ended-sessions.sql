-- Every node hears at once that a session of staff has ended, whoever ended it, and ends its streams.

create function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('chat', json_build_object('endedSession', old.id)::text);
  return null;
end $$;

create trigger tell_ended_session after delete on staff_session
  for each row execute function tell_ended_session();
