-- Money. The schema itself refuses a second paid payment and a second open attempt.

create table payment_attempt (
  id uuid primary key,
  application_id bigint not null references application on delete cascade,
  gateway text not null,
  gateway_ref text,
  state text not null default 'open'
    check (state in ('open', 'succeeded', 'failed', 'cancelled', 'expired', 'needs_review')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  form jsonb,
  created_at timestamptz not null,
  asked_at timestamptz,
  settled_at timestamptz,
  check ((state = 'open') = (settled_at is null))
);
comment on column payment_attempt.form is 'What the browser posts to the gateway, kept so that a double click gets the same one; emptied when settled.';
create unique index payment_attempt_one_open on payment_attempt (application_id) where state = 'open';
create index payment_attempt_application on payment_attempt (application_id);
create index payment_attempt_open on payment_attempt (created_at) where state = 'open';

create table payment (
  id uuid primary key,
  application_id bigint not null references application on delete restrict,
  attempt_id uuid not null unique references payment_attempt on delete restrict,
  state text not null check (state in ('paid', 'refund_due', 'refunded')),
  amount_cents integer not null check (amount_cents > 0),
  currency text not null,
  gateway_ref text,
  captured_at timestamptz not null
);
create unique index payment_one_paid on payment (application_id) where state = 'paid';
create index payment_application on payment (application_id);

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment on delete restrict,
  application_id bigint not null references application on delete restrict,
  amount_cents integer not null check (amount_cents > 0),
  reason text not null check (reason in ('duplicate', 'staff')),
  state text not null check (state in ('due', 'done', 'failed')),
  created_at timestamptz not null,
  done_at timestamptz
);
create unique index refund_one_duplicate on refund (payment_id) where reason = 'duplicate';

create table gateway_event (
  gateway text not null,
  event_id text not null,
  attempt_id uuid,
  state text not null,
  amount_cents integer not null,
  currency text not null,
  outcome text not null,
  received_at timestamptz not null,
  primary key (gateway, event_id)
);
comment on table gateway_event is 'Every notification once. Holds no card data and nothing personal.';
