-- Roles that the owner composes beside the four of every installation, and the name that travellers see.

create table staff_role (
  id text primary key,
  name text check (length(name) between 1 and 64),
  permissions text[] check (permissions <> '{}' and not permissions && array['staff.manage', 'setting.manage']),
  refund_limit_cents integer check (refund_limit_cents > 0),
  check ((id in ('owner', 'manager', 'agent', 'viewer')) = (name is null)),
  check ((name is null) = (permissions is null)),
  check (refund_limit_cents is null or coalesce('refund.make' = any (permissions), false))
);
comment on table staff_role is 'What a colleague can be. What the four of every installation may do stands in the code.';
comment on column staff_role.permissions is 'Of a composed role; never those by which roles are given.';
comment on column staff_role.refund_limit_cents is 'The most that may go back by hand of one application; null: no limit.';
create unique index staff_role_name on staff_role (lower(name));

insert into staff_role (id) values ('owner'), ('manager'), ('agent'), ('viewer');

alter table staff
  drop constraint staff_role_check,
  add foreign key (role) references staff_role,
  add column display_name text check (length(display_name) between 1 and 64);
comment on column staff.display_name is 'What travellers see of the name; null: its first part.';
create index staff_role_held on staff (role);

alter table staff_invitation
  drop constraint staff_invitation_role_check,
  add foreign key (role) references staff_role;
create index staff_invitation_role on staff_invitation (role);
