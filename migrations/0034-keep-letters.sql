-- Letters as they were sent, to be opened again; and what became of them on the way.

alter table letter
  add column subject text,
  add column resent_at timestamptz,
  add column delivery text check (delivery in ('delivered', 'delayed', 'bounced', 'complained')),
  add column delivery_at timestamptz,
  add column delivery_code text check (length(delivery_code) <= 20),
  add constraint letter_delivery check ((delivery is null) = (delivery_at is null));
comment on column letter.subject is 'As it was sent; null before.';
comment on column letter.delivery is 'What the mail service of its recipient, or of ours, said of it after it was sent.';
comment on column letter.delivery_code is 'Why, as RFC 3463 numbers it: 5.1.1.';
comment on column letter.resent_at is 'It came back, and went again to the address that was corrected.';

create table letter_content (
  letter_id uuid primary key references letter on delete cascade,
  sealed bytea not null
);
comment on table letter_content is 'What a letter said when it was sent: HTML and text, sealed; without the secrets of its links and codes.';

create table letter_attachment (
  letter_id uuid not null references letter on delete cascade,
  position smallint not null,
  file_name text not null,
  storage_key text not null references stored_file,
  primary key (letter_id, position)
);
comment on table letter_attachment is 'What was attached to a letter. Several letters may share one stored file.';
create index letter_attachment_stored_file on letter_attachment (storage_key);

alter table letter add column copied_by text references staff;
comment on column letter.copied_by is 'Who of the staff sent this copy; null before that was written down.';
-- The list of all letters: by one state as it is shown, by one kind, by both, and by a part of the address.
create index letter_standing on letter (coalesce(delivery, state), created_at desc, id desc);
create index letter_kind on letter (kind, created_at desc, id desc);
create index letter_kind_standing on letter (kind, coalesce(delivery, state), created_at desc, id desc);
create index letter_recipient_part on letter using gin (lower(recipient) gin_trgm_ops)
  with (gin_pending_list_limit = 256);
create index letter_copied_by on letter (copied_by) where copied_by is not null;

create table unreachable_address (
  address text primary key check (address = lower(address)),
  reason text not null check (reason in ('bounced', 'complained')),
  letter_id uuid references letter on delete set null,
  since timestamptz not null
);
comment on table unreachable_address is 'Letters to it came back for good, or its reader called them spam: no reminder goes there. A letter that is delivered there later takes the row away.';
create index unreachable_address_letter on unreachable_address (letter_id) where letter_id is not null;

create table delivery_report (
  id text primary key,
  at timestamptz not null
);
comment on table delivery_report is 'Reports on letters that were taken, by what their sender calls them: none counts twice. Forgotten after a month.';
create index delivery_report_at on delivery_report (at);

alter table application_event drop constraint application_event_kind_check;
alter table application_event add constraint application_event_kind_check check (kind in ('created',
  'status-changed', 'payment-needs-review', 'duplicate-payment', 'document-added', 'document-removed',
  'completed', 'reminders-stopped', 'document-accepted', 'document-rejected', 'approval-added', 'assigned',
  'noted', 'refund-made', 'refund-done', 'refund-failed', 'letter-sent-again', 'person-exported', 'erased',
  'applicant-moved', 'corrected', 'contact-changed', 'order-amended', 'cancellation-asked',
  'cancellation-answered', 'own-part', 'guard-overridden', 'handed-over', 'taken-back', 'message-sent', 'reminded',
  'promise-missed', 'email-received', 'letter-returned', 'letters-resent', 'conversation-attached'));

alter table staff_alert drop constraint staff_alert_kind_check;
alter table staff_alert add constraint staff_alert_kind_check check (kind in ('assigned', 'handed-over',
  'documents', 'documents-unassigned', 'late-tomorrow', 'chat-waiting', 'payment-review', 'refund-failed',
  'letters-failing', 'dispute-opened', 'letter-returned', 'email-received', 'chat-assigned'));
