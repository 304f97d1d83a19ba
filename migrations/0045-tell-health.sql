-- What the page of the installation's health is told: which nodes run, how what recurs went, and whether what must
-- always be true still is.

create table node (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  role text not null check (role in ('web', 'worker', 'all')),
  version text not null check (length(version) between 1 and 100),
  started_at timestamptz not null,
  seen_at timestamptz not null,
  memory_bytes bigint not null check (memory_bytes >= 0),
  lag_ms real not null check (lag_ms >= 0),
  surroundings jsonb not null
);
comment on table node is 'Processes that run, each with a heartbeat; one that ends properly takes its row with it.';
comment on column node.lag_ms is 'The 99th percentile since the heartbeat before: how long what was ready waited for its turn.';
comment on column node.surroundings is 'What it knows of gateway, document store, virus scanner, disk and clock.';

create table scheduled_run (
  name text primary key check (length(name) between 1 and 100),
  every_seconds integer not null check (every_seconds > 0),
  succeeded_at timestamptz,
  failed_at timestamptz,
  seconds real not null check (seconds >= 0),
  check (succeeded_at is not null or failed_at is not null)
);
comment on table scheduled_run is 'Of each job that recurs, when it last went well and when it last did not; the job runner forgets after days.';
comment on column scheduled_run.seconds is 'How long it took the last time.';

create table invariant_check (
  id boolean primary key default true check (id),
  asked_at timestamptz not null,
  broken integer not null check (broken >= 0),
  names text[] not null
);
comment on table invariant_check is 'The last answer of invariants.sql: how many rows it had, and which promises they break.';
