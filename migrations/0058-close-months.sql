-- A month whose books are closed: nothing is booked into it, nor into one before it.

create table closed_month (
  month date primary key check (extract(day from month) = 1),
  closed_at timestamptz not null,
  staff_id text not null references staff
);
comment on table closed_month is 'Its months before are closed with it. Opened again, its row is gone; the audit says by whom and why.';

alter table ledger_entry add column happened_on date;
comment on column ledger_entry.happened_on is
  'The day of what is booked, or of what is booked back, where it may be another than the day of booking.';

create or replace function keep_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and (old.id, old.kind, old.booked_at, old.amount_cents, old.authority_cents, old.currency, old.happened_on)
      is not distinct from (new.id, new.kind, new.booked_at, new.amount_cents, new.authority_cents, new.currency,
        new.happened_on) then
    return new;
  end if;
  raise exception 'The ledger is only ever added to';
end $$;

create function keep_closed_months() returns trigger language plpgsql as $$
begin
  if exists (select from closed_month
      where new.booked_at < (month + interval '1 month') at time zone 'Europe/London') then
    raise exception 'The month is closed';
  end if;
  return new;
end $$;
create trigger ledger_entry_closed_months before insert on ledger_entry
  for each row execute function keep_closed_months();
