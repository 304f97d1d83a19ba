-- Which release is the newest, as RELEASES_URL said it, and that owners are told of it.
create table release_check (
  id boolean primary key default true check (id),
  asked_at timestamptz not null,
  newest text not null check (length(newest) between 1 and 30)
);
comment on table release_check is 'The last answer of RELEASES_URL: the name of the newest release.';

alter table staff_alert drop constraint staff_alert_kind_check;
alter table staff_alert add constraint staff_alert_kind_check check (kind in ('assigned', 'handed-over',
  'documents', 'documents-unassigned', 'late-tomorrow', 'chat-waiting', 'payment-review', 'refund-failed',
  'letters-failing', 'dispute-opened', 'letter-returned', 'email-received', 'chat-assigned', 'release-newer'));
