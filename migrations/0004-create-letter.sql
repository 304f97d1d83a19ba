-- Letters: written in the transaction that causes them, sent by a job, at most once for each key.

create table letter (
  id uuid primary key,
  application_id bigint references application on delete cascade,
  kind text not null,
  version integer not null default 1 check (version > 0),
  recipient text not null,
  language text not null,
  props jsonb not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz,
  check ((state = 'sent') = (sent_at is not null))
);
comment on column letter.props is 'What the letter says besides the application itself; holds no secret.';
create unique index letter_once on letter (application_id, kind, version) where application_id is not null;
create index letter_queued on letter (created_at) where state <> 'sent';
