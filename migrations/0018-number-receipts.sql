-- Money that counts has its paper: a receipt for each payment, a credit note for each refund, numbered
-- from one without a gap.

create table receipt_counter (
  id boolean primary key default true check (id),
  last_number integer not null default 0 check (last_number >= 0)
);
comment on table receipt_counter is 'One row. Whoever books money takes the next number here and holds the row until the end, so that a number that was rolled back is given again.';
insert into receipt_counter default values;

create table receipt (
  number integer primary key check (number > 0),
  kind text not null check (kind in ('receipt', 'credit-note')),
  application_id bigint references application on delete set null,
  payment_id uuid references payment on delete set null,
  refund_id uuid unique references refund on delete set null,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  content jsonb,
  issued_at timestamptz not null,
  check (kind = 'credit-note' or refund_id is null),
  check (content is null or payment_id is not null)
);
comment on table receipt is 'Receipts and credit notes in one series. A row stays for ever, so that the series has no gap.';
comment on column receipt.payment_id is 'The payment that came, or that a credit note gives back. Null once payments are kept no longer.';
comment on column receipt.content is 'What stands on the paper, frozen when it was issued; emptied with its payment.';
create unique index receipt_one_of_payment on receipt (payment_id) where kind = 'receipt';
create index receipt_payment on receipt (payment_id);
create index receipt_application on receipt (application_id, number);

alter table payment_attempt add column billing jsonb;
comment on column payment_attempt.billing is 'Name and address that the payer typed, for the receipt.';

-- What was booked so far gets its paper in the order in which it was booked. Money that came twice has
-- none: it came and went. Who issued it was not kept, so the company of the day of printing stands on it.
with booked as (
  select 'receipt' as kind, p.id as payment_id, null::uuid as refund_id, p.application_id,
    p.amount_cents, p.currency, p.captured_at as at, null::text as ground
  from payment p where p.state <> 'refund_due'
    and not exists (select from refund r where r.payment_id = p.id and r.reason <> 'staff')
  union all
  select 'credit-note', r.payment_id, r.id, r.application_id, r.amount_cents, p.currency, r.done_at, r.ground
  from refund r join payment p on p.id = r.payment_id where r.state = 'done' and r.reason = 'staff'
),
numbered as (
  select b.*, row_number() over (order by at, kind desc, payment_id, refund_id)::integer as number from booked b
),
facts as (
  select n.*, jsonb_build_object(
      'language', a.language,
      'reference', 'TZ-' || lpad(a.id::text, greatest(6, length(a.id::text)), '0'),
      'company', null,
      'billing', case when a.erased_at is null then jsonb_build_object('name', a.contact_name,
        'lines', '[]'::jsonb, 'country', null) end,
      'order', jsonb_build_object('visaType', a.visa_type, 'processingType', a.processing_type,
        'numberOfApplicants', a.number_of_applicants),
      'totalCents', n.amount_cents, 'currency', n.currency,
      'payment', jsonb_build_object('gatewayRef', p.gateway_ref, 'capturedAt',
        to_char(p.captured_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
      'isTest', t.gateway = 'sandbox') as common,
    a.price_lines, a.number_of_applicants * case a.visa_type when 'tourist' then 5000
      when 'tourist_multiple' then 10000 when 'business' then 25000 else 3000 end as authority_cents
  from numbered n
  join application a on a.id = n.application_id
  join payment p on p.id = n.payment_id
  join payment_attempt t on t.id = p.attempt_id
)
insert into receipt
  (number, kind, application_id, payment_id, refund_id, amount_cents, currency, issued_at, content)
select f.number, f.kind, f.application_id, f.payment_id, f.refund_id, f.amount_cents, f.currency, f.at,
  f.common || case f.kind
    when 'receipt' then jsonb_build_object('kind', 'receipt', 'subject', 'order', 'lines', f.price_lines,
      'authorityCents', f.authority_cents, 'serviceCents', f.amount_cents - f.authority_cents)
    else jsonb_build_object('kind', 'credit-note', 'ground', coalesce(f.ground, 'refund'),
      'receiptNumber', first.number,
      'receiptIssuedAt', to_char(first.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'paidCents', first.amount_cents,
      'returnedBeforeCents', (select coalesce(sum(e.amount_cents), 0) from facts e
        where e.payment_id = f.payment_id and e.kind = 'credit-note' and e.number < f.number))
    end
from facts f left join facts first on first.payment_id = f.payment_id and first.kind = 'receipt';

update receipt_counter set last_number = (select count(*) from receipt);
