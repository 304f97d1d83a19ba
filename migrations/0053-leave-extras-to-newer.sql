-- While two releases serve, a node of the one before knows nothing of extras: of a change of them alone it would give the
-- supplement back as one for a change that can no longer be made. It notes the refund first; who knows extras first ends
-- the amendment. So it is refused in a way that passes, and whoever knows extras settles what is reported again.

create function leave_extras_to_newer() returns trigger language plpgsql as $$
begin
  if exists (select from payment p join amendment a on a.id = p.amendment_id
    where p.id = new.payment_id and a.state = 'open' and a.changed_extras <> '{}') then
    raise exception 'a change of extras is settled by a newer program' using errcode = 'lock_not_available';
  end if;
  return new;
end $$;
create trigger extras_left_to_newer before insert on refund for each row when (new.reason = 'lapsed')
  execute function leave_extras_to_newer();
