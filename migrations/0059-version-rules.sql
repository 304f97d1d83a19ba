-- Prices, times, regimes and terms as versions that owners write, each valid from a moment.

create table rules_version (
  number integer primary key check (number > 0),
  valid_from timestamptz not null,
  content jsonb,
  reason text not null default '',
  source text not null default '',
  created_at timestamptz not null,
  created_by text references staff,
  confirmed_at timestamptz,
  confirmed_by text references staff,
  check (content is not null or number = 1)
);
comment on table rules_version is
  'The first holds what the product shipped when it was installed (no content: not written yet). Without a confirmation a version never begins.';

create function keep_rules() returns trigger language plpgsql as $$
begin
  if old.content is not null and old.confirmed_at is not null and old.valid_from <= now() then
    raise exception 'Rules that began never change';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger rules_version_kept before update or delete on rules_version
  for each row execute function keep_rules();

insert into rules_version (number, valid_from, created_at, confirmed_at)
  values (1, '2000-01-01', now(), now());

alter table application add column rules_version integer not null default 1 references rules_version;
comment on column application.rules_version is 'Under which it was signed: price, refund, promise and documents keep it.';
alter table agreement add column rules_version integer not null default 1 references rules_version;
