-- E-mails of the authority wait until a colleague dealt with them. What nobody may have read yet does; the others would all wait at once.
update received_email set closed_at = now()
where kind = 'authority' and closed_at is null and received_at < now() - interval '2 days';
comment on column received_email.closed_at is
  'Since then it needs nothing: staff said so or an unknown sender''s mailbox answered by itself.';
create index received_email_authority on received_email (received_at) where kind = 'authority' and closed_at is null;
