-- Where readers of the public pages came from, as one of a few kinds: never an address.

alter table visit_count add column source text not null default 'unknown'
  check (source in ('unknown', 'direct', 'own', 'search', 'social', 'other'));
alter table visit_count drop constraint visit_count_pkey;
alter table visit_count add primary key (day, page, language, source);
comment on column visit_count.source is 'Unknown before sources were told apart.';

create index applicant_filed_at on applicant (filed_at) where filed_at is not null;
create index applicant_decided_at on applicant (decided_at) where decided_at is not null;
create index document_reviewed_at on document (reviewed_at) where reviewed_at is not null;
create index application_event_moved on application_event (at) where kind = 'applicant-moved' and staff_id is not null;
