-- What the last two migrations demand of new rows holds for those before, too: read while others write.

alter table application validate constraint application_rules_version_fkey;
alter table agreement validate constraint agreement_rules_version_fkey;
alter table application_event validate constraint application_event_kind_check;
