-- What a team would keep of an application, without history, work, access and keys: for the limit and the peer.
create extension if not exists pg_trgm;

create table application (
  id bigint generated always as identity primary key,
  reference text not null unique,
  application_type text not null,
  visa_type text not null,
  processing_type text not null,
  transportation_method text not null,
  port_of_entry text not null,
  has_insurance boolean not null,
  has_esim boolean not null,
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  communication_channel text not null,
  communication_id text,
  status text not null default 'pending',
  payment_status text not null default 'unpaid',
  total_cents integer not null,
  order_id text not null unique,
  created_at timestamptz not null default now()
);
create index on application (created_at desc, id desc);
create index on application (status, created_at desc, id desc);
create index on application using gin ((lower(contact_email) || ' ' || lower(contact_name) || ' '
  || lower(order_id) || ' ' || lower(reference)) gin_trgm_ops);

create table applicant (
  id bigint generated always as identity primary key,
  application_id bigint not null references application,
  position smallint not null,
  first_name text not null,
  last_name text not null,
  date_of_birth date not null,
  place_of_birth text,
  nationality char(2) not null,
  gender text not null,
  occupation text,
  passport_number text not null,
  passport_issue_date date not null,
  passport_expiry_date date not null,
  passport_issuing_country char(2) not null,
  intended_date_of_arrival date not null,
  port_of_entry text,
  residential_address text not null,
  residential_city text not null,
  residential_country char(2) not null,
  residential_postal_code text,
  accommodation_address text,
  accommodation_city text,
  has_companion boolean not null,
  companion_name text,
  companion_relationship text
);
create index on applicant (application_id);

create table payment (
  id bigint generated always as identity primary key,
  application_id bigint not null references application,
  order_id text not null,
  amount_cents integer not null,
  currency char(3) not null,
  state text not null default 'created',
  created_at timestamptz not null default now()
);
create index on payment (application_id);

create table job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null,
  run_at timestamptz not null default now(),
  done_at timestamptz
);
create index on job (run_at) where done_at is null;
