-- How often each public page was read: sums by day, and nothing about who read.

create table visit_count (
  day date not null,
  page text not null,
  language text not null,
  count integer not null check (count > 0),
  primary key (day, page, language)
);
comment on table visit_count is 'Added to by every node; a day (UTC) has a row for each page and language that was read.';
comment on column visit_count.page is 'Path without language and query, as /visa-fees.';
