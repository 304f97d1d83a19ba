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
  withdrawn_at timestamptz,
  withdrawn_by text references staff,
  check (content is not null or number = 1)
);
comment on table rules_version is
  'The first holds what the product shipped when it was installed (no content: not written yet). Without a confirmation a version never begins, nor once it is withdrawn. Its number is never given again.';

create function keep_rules() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'Rules are never deleted';
  end if;
  -- The first ones are written once the tables are there.
  if old.content is null then
    return new;
  end if;
  if old.withdrawn_at is not null or old.confirmed_at is not null and old.valid_from <= now() then
    raise exception 'Rules that began or were withdrawn never change';
  end if;
  if (old.number, old.valid_from, old.content, old.reason, old.source, old.created_at, old.created_by)
    is distinct from (new.number, new.valid_from, new.content, new.reason, new.source, new.created_at, new.created_by) then
    raise exception 'Of rules only whether they count may change';
  end if;
  return new;
end $$;
create trigger rules_version_kept before update or delete on rules_version
  for each row execute function keep_rules();

insert into rules_version (number, valid_from, created_at, confirmed_at)
  values (1, '2000-01-01', now(), now());

-- Validated by 0061, when nobody has to wait for it.
alter table application add column rules_version integer not null default 1;
alter table application add constraint application_rules_version_fkey
  foreign key (rules_version) references rules_version not valid;
comment on column application.rules_version is 'Under which it was signed: price, refund, promise and documents keep it.';
alter table agreement add column rules_version integer not null default 1;
alter table agreement add constraint agreement_rules_version_fkey
  foreign key (rules_version) references rules_version not valid;
