-- Health asks whether the database can be written, by writing.

create table write_probe (
  id boolean primary key default true check (id),
  probed_at timestamptz not null
);
comment on table write_probe is 'One row, that nodes write anew when they are asked whether they are ready.';
