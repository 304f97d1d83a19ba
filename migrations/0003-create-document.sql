-- Files and agreements. Bytes live in the document store, encrypted; here stands what they are.

create table stored_file (
  storage_key text primary key,
  media_type text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  created_at timestamptz not null
);
comment on column stored_file.sha256 is 'Of the plain bytes as stored (after re-encoding), before encryption.';

create table document (
  id uuid primary key,
  application_id bigint not null references application on delete cascade,
  applicant_id bigint not null references applicant on delete cascade,
  document_type text not null check (document_type in ('passportPhoto', 'passportDocument', 'flightTicket',
    'transitTicket', 'transitVisa', 'invitationLetter', 'companyRegistration')),
  version integer not null check (version > 0),
  current boolean not null,
  file_name text not null,
  storage_key text not null references stored_file,
  preview_key text references stored_file,
  created_at timestamptz not null,
  removed_at timestamptz,
  unique (applicant_id, document_type, version),
  check (not (current and removed_at is not null))
);
comment on column document.file_name is 'A label only: cleaned of control and direction marks.';
create unique index document_one_current on document (applicant_id, document_type) where current;
create index document_application on document (application_id);

create table unattached_file (
  id uuid primary key,
  session_id bigint not null references traveller_session on delete cascade,
  storage_key text not null references stored_file,
  file_name text not null,
  created_at timestamptz not null
);
create index unattached_file_created_at on unattached_file (created_at);

create table agreement (
  id uuid primary key,
  session_id bigint references traveller_session on delete set null,
  application_id bigint unique references application on delete restrict,
  content jsonb not null,
  sha256 bytea not null unique check (octet_length(sha256) = 32),
  signature bytea not null,
  signed_at timestamptz not null,
  network_address text not null,
  language text not null,
  total_price_cents integer,
  storage_key text references stored_file,
  printed_sha256 bytea
);
comment on column agreement.sha256 is 'Of the canonical content, printed on the document itself.';
comment on column agreement.total_price_cents is 'The price that was signed; null when no selection was known then.';
create index agreement_unbound on agreement (signed_at) where application_id is null;
create index agreement_printed on agreement (printed_sha256);
