-- A version of the rules that begins reaches those who have paid: what the authority now does with
-- their nationality, told once to each.

alter table setting add column rules_begun integer not null default 1;
comment on column setting.rules_begun is 'The version of the rules by which open applications were last marked for computing anew.';
