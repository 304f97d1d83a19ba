-- When a backup was last made and looked at, and how far a change of the document key has come.

create table backup (
  id uuid primary key,
  at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  seconds integer not null check (seconds >= 0),
  documents integer not null check (documents >= 0),
  absent_documents integer not null check (absent_documents >= 0),
  verified_at timestamptz,
  verified_seconds integer check (verified_seconds >= 0),
  check ((verified_at is null) = (verified_seconds is null))
);
comment on table backup is 'Backups that were made, each with the moment whose state it holds.';
comment on column backup.absent_documents is 'Files that were damaged, or deleted while it was made: it has their rows and not their bytes.';
comment on column backup.verified_at is 'When it was last restored into a database of its own, and every promise held.';
create index backup_at on backup (at desc);

create table key_rotation (
  key_id bytea primary key check (length(key_id) = 8),
  began_at timestamptz not null,
  step text not null check (length(step) between 1 and 64),
  position text not null default '' check (length(position) <= 200),
  sealed bigint not null default 0 check (sealed >= 0),
  finished_at timestamptz
);
comment on table key_rotation is 'Changes of the document key: everything up to this position of this step is sealed under the new one.';
comment on column key_rotation.key_id is 'Says which key it is, and nothing about it: the beginning of its SHA-256.';
