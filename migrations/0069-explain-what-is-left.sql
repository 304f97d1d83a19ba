-- A line of a payout that stays left over may be explained; a letter says why its last try failed.

alter table payout_line
  add column explanation text check (length(explanation) between 1 and 500),
  add column explained_at timestamptz,
  add column explained_by text references staff,
  add constraint payout_line_explained check ((explained_at is null) = (explained_by is null)) not valid;
comment on column payout_line.explanation is 'Why a colleague says that it may stay left over; null once an application that it may be about was erased.';

alter table letter add column trouble_code text check (length(trouble_code) <= 100);
comment on column letter.trouble_code is 'The mailer''s code of the last try that failed; no text of a mail server.';
