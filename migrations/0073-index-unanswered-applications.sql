-- What waits in the inbox, of decided applications too.
create index application_work_unanswered on application_work (application_id) where has_message;
