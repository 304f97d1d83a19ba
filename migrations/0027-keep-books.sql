-- Money as an accountant reads it: what was booked and never changes, what the gateway paid out, and what
-- payers dispute.

create table dispute (
  id uuid primary key,
  gateway text not null,
  gateway_ref text not null,
  payment_id uuid references payment on delete set null,
  application_id bigint references application on delete set null,
  state text not null check (state in ('inquiry', 'open', 'answered', 'won', 'lost')),
  reason text not null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  respond_by timestamptz,
  opened_at timestamptz not null,
  closed_at timestamptz,
  told_at timestamptz not null,
  unique (gateway, gateway_ref),
  check ((state in ('won', 'lost')) = (closed_at is not null))
);
comment on table dispute is 'A payer asks the bank for the money back. Null payment: of none that we know.';
comment on column dispute.state is 'An inquiry takes no money yet; open and answered have taken it, won gives it back.';
comment on column dispute.told_at is 'When the gateway said what stands here: older news is ignored.';
create index dispute_payment on dispute (payment_id);
create index dispute_application on dispute (application_id);
create index dispute_open on dispute (respond_by) where closed_at is null;

create table payout (
  id uuid primary key,
  gateway text not null,
  reference text not null,
  currency text not null,
  arrived_on date,
  imported_at timestamptz not null,
  staff_id text not null references staff,
  unique (gateway, reference)
);
comment on table payout is 'What the gateway transferred to our bank, as its file says.';

create table payout_line (
  id uuid primary key,
  payout_id uuid not null references payout on delete restrict,
  gateway text not null,
  line_ref text not null,
  kind text not null check (kind in ('charge', 'refund', 'fee', 'dispute', 'dispute-won', 'adjustment')),
  state text not null check (state in ('matched', 'differs', 'unknown', 'other')),
  gateway_ref text,
  amount_cents integer not null,
  fee_cents integer not null,
  happened_at timestamptz not null,
  payment_id uuid references payment on delete set null,
  refund_id uuid references refund on delete set null,
  dispute_id uuid references dispute on delete set null,
  unique (gateway, line_ref)
);
comment on table payout_line is 'One line of a payout, once, however often its file is imported.';
comment on column payout_line.amount_cents is 'Before the fee; negative where money left us.';
comment on column payout_line.fee_cents is 'What the gateway kept of it; negative where it gave a fee back.';
comment on column payout_line.state is 'Unknown: no payment of ours has its reference. Differs: one has, with another amount. Other: a fee or adjustment.';
create index payout_line_payout on payout_line (payout_id);
create index payout_line_left_over on payout_line (gateway_ref) where state in ('differs', 'unknown');
create unique index payout_line_one_charge on payout_line (payment_id) where kind = 'charge' and state = 'matched';
create unique index payout_line_one_refund on payout_line (refund_id) where kind = 'refund' and state = 'matched';

create table ledger_entry (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('capture', 'supplement', 'second-capture', 'refund', 'second-refund',
    'gateway-fee', 'authority-fee', 'dispute', 'dispute-won')),
  booked_at timestamptz not null,
  amount_cents integer not null check (amount_cents <> 0),
  authority_cents integer not null default 0,
  currency text not null,
  application_id bigint references application on delete set null,
  applicant_id bigint references applicant on delete set null,
  payment_id uuid references payment on delete set null,
  refund_id uuid references refund on delete set null,
  dispute_id uuid references dispute on delete set null,
  payout_line_id uuid references payout_line on delete set null
);
comment on table ledger_entry is 'Every movement of money in the order of booking. Nothing of it changes; holds nothing personal.';
comment on column ledger_entry.amount_cents is 'Positive where it came to us, negative where it left.';
comment on column ledger_entry.authority_cents is 'What of it is the official fee, or was owed as such; the rest is ours.';
create index ledger_entry_booked on ledger_entry (booked_at, id);
create index ledger_entry_application on ledger_entry (application_id);
create index ledger_entry_applicant on ledger_entry (applicant_id) where applicant_id is not null;
create index ledger_entry_payment on ledger_entry (payment_id);
create index ledger_entry_dispute on ledger_entry (dispute_id) where dispute_id is not null;
create unique index ledger_entry_one_capture on ledger_entry (payment_id)
  where kind in ('capture', 'supplement', 'second-capture');
create unique index ledger_entry_one_refund on ledger_entry (refund_id) where refund_id is not null;
create unique index ledger_entry_one_fee on ledger_entry (payout_line_id) where payout_line_id is not null;

-- What was booked so far. How much of a refund was the official fee was not kept: all of it where the
-- whole payment went back, else nothing.
insert into ledger_entry
  (kind, booked_at, amount_cents, authority_cents, currency, application_id, payment_id, refund_id)
select kind, booked_at, amount_cents, authority_cents, currency, application_id, payment_id, refund_id from (
  select case when p.amendment_id is null then 'capture' else 'supplement' end as kind, r.issued_at as booked_at,
    p.amount_cents, coalesce((r.content ->> 'authorityCents')::int, 0) as authority_cents, p.currency,
    p.application_id, p.id as payment_id, null::uuid as refund_id
  from payment p join receipt r on r.payment_id = p.id and r.kind = 'receipt'
  union all
  select 'second-capture', p.captured_at, p.amount_cents, 0, p.currency, p.application_id, p.id, null
  from payment p where not exists (select from receipt r where r.payment_id = p.id and r.kind = 'receipt')
  union all
  select case when n.number is null then 'second-refund' else 'refund' end, coalesce(n.issued_at, b.done_at),
    -b.amount_cents,
    case when p.state = 'refunded' and n.number = max(n.number) over (partition by p.id)
      then -least(b.amount_cents, coalesce((r.content ->> 'authorityCents')::int, 0)) else 0 end,
    p.currency, b.application_id, p.id, b.id
  from refund b join payment p on p.id = b.payment_id
    left join receipt n on n.refund_id = b.id
    left join receipt r on r.payment_id = p.id and r.kind = 'receipt'
  where b.state = 'done') booked
order by booked_at, payment_id, refund_id nulls first;

insert into ledger_entry (kind, booked_at, amount_cents, authority_cents, currency, application_id, applicant_id)
select 'authority-fee', coalesce(t.filed_at, t.decided_at), -f.cents, -f.cents, a.currency, a.id, t.id
from applicant t join application a on a.id = t.application_id,
  lateral (select case a.visa_type when 'tourist' then 5000 when 'tourist_multiple' then 10000
    when 'business' then 25000 else 3000 end as cents) f
where t.filed_at is not null or t.state = 'approved' order by coalesce(t.filed_at, t.decided_at), t.id;

create function keep_ledger() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (old.id, old.kind, old.booked_at, old.amount_cents, old.authority_cents, old.currency)
    = (new.id, new.kind, new.booked_at, new.amount_cents, new.authority_cents, new.currency) then
    return new;
  end if;
  raise exception 'The ledger is only ever added to';
end $$;
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function keep_ledger();
