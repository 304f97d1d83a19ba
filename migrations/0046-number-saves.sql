-- A page that is left sends its last answers while its save before may still be on its way: by who sent them and in
-- which order they are told from a change elsewhere.
alter table draft
  add column page_id uuid,
  add column page_save integer check (page_save > 0),
  add constraint draft_page check ((page_id is null) = (page_save is null));
comment on column draft.page_id is 'The page that saved the answers, by a number of its own; null where it did not say.';
comment on column draft.page_save is 'Which of its saves it was: an earlier one that comes late changes nothing.';
