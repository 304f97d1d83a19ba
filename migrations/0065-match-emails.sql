-- Whom an e-mail of the authority may be about, and by what clues. Staff decide.

alter table received_email drop constraint received_email_kind_check;
alter table received_email add constraint received_email_kind_check
  check (kind in ('answer', 'auto-reply', 'authority', 'unknown'));

create table email_match (
  email_id uuid not null references received_email on delete cascade,
  applicant_id bigint not null references applicant on delete cascade,
  clues text[] not null
    check (clues <@ array['address', 'number', 'passport', 'name'] and clues && array['address', 'number', 'passport']),
  rejected_at timestamptz,
  primary key (email_id, applicant_id)
);
comment on table email_match is 'Travellers whom an e-mail without a subject of its own may be about. Its sender proves nothing.';
comment on column email_match.clues is
  'What told so as it came: the address given to the portal, its number, the passport''s number; the name besides.';
comment on column email_match.rejected_at is 'Since then staff say that it is not about this traveller.';
create index email_match_applicant on email_match (applicant_id);

alter table staff_alert drop constraint staff_alert_kind_check;
alter table staff_alert add constraint staff_alert_kind_check check (kind in ('assigned', 'handed-over',
  'documents', 'documents-unassigned', 'late-tomorrow', 'chat-waiting', 'payment-review', 'refund-failed',
  'letters-failing', 'dispute-opened', 'letter-returned', 'email-received', 'chat-assigned', 'release-newer',
  'messenger-ended', 'visa-unfit', 'authority-email'));
