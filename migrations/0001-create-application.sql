-- Applications, the people in them, and what happened to them.
-- Every row of an application carries its id, so that tables can be distributed by it one day.

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'rows of % are never changed or deleted', tg_table_name using errcode = 'restrict_violation';
end $$;

create table traveller_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  created_at timestamptz not null
);
comment on table traveller_session is 'One browser of a traveller. Only the SHA-256 of its cookie is kept.';

create table draft (
  session_id bigint primary key references traveller_session on delete cascade,
  content bytea not null,
  revision integer not null check (revision > 0),
  application_id bigint,
  updated_at timestamptz not null,
  expires_at timestamptz not null
);
comment on column draft.content is 'Unfinished answers, AES-256-GCM; swept at expires_at.';
create index draft_expires_at on draft (expires_at);

create sequence application_number as bigint start with 1001;

create table application (
  id bigint primary key default nextval('application_number'),
  order_id text not null unique check (length(order_id) between 22 and 64),
  version integer not null default 1 check (version > 0),
  status text not null default 'pending'
    check (status in ('pending', 'paid', 'processing', 'approved', 'rejected')),
  payment_status text not null default 'unpaid'
    check (payment_status in ('unpaid', 'paid', 'refunded', 'needs_review')),
  application_type text not null check (application_type in ('single', 'family', 'group')),
  number_of_applicants integer not null,
  visa_type text not null check (visa_type in ('tourist', 'tourist_multiple', 'business', 'transit')),
  processing_type text not null check (processing_type in ('normal', 'urgent', 'super_urgent')),
  transportation_method text not null check (transportation_method in ('airports', 'roads', 'vessel')),
  port_of_entry text not null,
  has_insurance boolean not null,
  has_esim boolean not null,
  contact_name text not null check (length(contact_name) between 2 and 128),
  contact_email text not null check (length(contact_email) between 5 and 254),
  contact_phone text not null check (length(contact_phone) between 7 and 40),
  communication_channel text not null
    check (communication_channel in ('whatsapp', 'telegram', 'wechat', 'viber', 'signal', 'other')),
  communication_id text,
  language text not null,
  terms_version text not null,
  currency text not null check (currency = 'USD'),
  price_lines jsonb not null,
  base_price_cents integer not null check (base_price_cents > 0),
  processing_fee_cents integer not null check (processing_fee_cents > 0),
  insurance_price_cents integer not null check (insurance_price_cents >= 0),
  esim_price_cents integer not null check (esim_price_cents >= 0),
  document_fee_cents integer not null check (document_fee_cents > 0),
  total_price_cents integer not null,
  snapshot jsonb,
  admin_notes text,
  reminders_stopped_at timestamptz,
  created_at timestamptz not null,
  paid_at timestamptz,
  completed_at timestamptz,
  processed_at timestamptz,
  approved_at timestamptz,
  approval_document_key text,
  check (number_of_applicants between 1 and
    case application_type when 'single' then 1 when 'family' then 8 else 50 end),
  check (total_price_cents = base_price_cents + processing_fee_cents + insurance_price_cents
    + esim_price_cents + document_fee_cents),
  check ((payment_status = 'unpaid') or paid_at is not null or payment_status = 'needs_review'),
  check (completed_at is null or paid_at is not null)
);
alter sequence application_number owned by application.id;
comment on column application.order_id is 'The secret of the order: whoever holds it may read, pay and upload.';
comment on column application.snapshot is 'Answers, price lines and terms as they were when the money arrived.';
create index application_contact_email on application (lower(contact_email));
create index application_unpaid on application (created_at)
  where status = 'pending' and reminders_stopped_at is null;
create index application_incomplete on application (paid_at)
  where paid_at is not null and completed_at is null and reminders_stopped_at is null;

alter table draft add foreign key (application_id) references application on delete set null;
comment on column draft.application_id is 'What became of the answers, once they were sent.';

create table applicant (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  position integer not null check (position between 1 and 50),
  first_name text not null,
  last_name text not null,
  single_name boolean not null,
  date_of_birth date not null,
  place_of_birth text,
  nationality text not null check (nationality ~ '^[A-Z]{2}$'),
  gender text not null check (gender in ('male', 'female')),
  occupation text,
  passport_number text not null,
  passport_issue_date date not null,
  passport_expiry_date date not null,
  passport_issuing_country text not null check (passport_issuing_country ~ '^[A-Z]{2}$'),
  intended_date_of_arrival date not null,
  port_of_entry text,
  residential_address text not null,
  residential_city text not null,
  residential_country text not null check (residential_country ~ '^[A-Z]{2}$'),
  residential_postal_code text,
  accommodation_address text,
  accommodation_city text,
  has_companion boolean not null,
  companion_name text,
  companion_relationship text check (companion_relationship in
    ('spouse', 'child', 'parent', 'sibling', 'friend', 'colleague', 'other')),
  unique (application_id, position),
  check (first_name <> '' or last_name <> ''),
  check (single_name or (first_name <> '' and last_name <> '')),
  check (passport_issue_date >= date_of_birth),
  check (passport_expiry_date > passport_issue_date)
);
create index applicant_passport_number on applicant (passport_number);

create table application_access (
  session_id bigint not null references traveller_session on delete cascade,
  application_id bigint not null references application on delete cascade,
  primary key (session_id, application_id)
);
comment on table application_access is 'Which browser may act for which application.';

create table application_event (
  id bigint generated always as identity primary key,
  application_id bigint not null references application on delete cascade,
  at timestamptz not null,
  kind text not null check (kind in ('created', 'status-changed', 'payment-needs-review',
    'duplicate-payment', 'document-added', 'document-removed', 'completed', 'reminders-stopped')),
  from_status text,
  to_status text,
  actor text not null check (actor in ('traveller', 'system', 'staff')),
  staff_id text,
  note text,
  check ((kind = 'status-changed') = (from_status is not null and to_status is not null)),
  check ((actor = 'staff') = (staff_id is not null))
);
create index application_event_application on application_event (application_id, id);
create trigger application_event_append_only before update on application_event
  for each row execute function refuse_change();

create table idempotency_key (
  key_hash bytea primary key,
  body_hash bytea not null,
  application_id bigint not null references application on delete cascade,
  created_at timestamptz not null
);
create index idempotency_key_created_at on idempotency_key (created_at);

create table link (
  id uuid primary key,
  purpose text not null check (purpose in ('draft', 'application')),
  session_id bigint references traveller_session on delete cascade,
  application_id bigint references application on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check ((purpose = 'draft') = (session_id is not null)),
  check ((purpose = 'application') = (application_id is not null))
);
comment on table link is 'Single-use links by e-mail. The token is an HMAC of the id and is never stored.';

create table download_code (
  application_id bigint primary key references application on delete cascade,
  code_hash bytea not null,
  tries integer not null default 0,
  expires_at timestamptz not null
);

create table rate_limit (
  key_hash bytea primary key,
  count integer not null,
  resets_at timestamptz not null
);
comment on table rate_limit is 'Only limits that guard a secret; the others live in the memory of each node.';
