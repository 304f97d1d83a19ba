-- The official fee is expected once a traveller is filed, and paid when a colleague or a card statement says so.

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check check (kind in ('capture', 'supplement',
  'second-capture', 'refund', 'second-refund', 'gateway-fee', 'authority-expected', 'authority-fee', 'dispute',
  'dispute-won'));
comment on column ledger_entry.amount_cents is
  'Positive where it came to us, negative where it left. Of authority-expected: what the authority expects more or less; no money moves.';
create index ledger_entry_expected on ledger_entry (application_id, applicant_id) where kind = 'authority-expected';

-- A card statement is kept as a payout of the gateway 'card', with a line for each charge that paid fees.
alter table payout_line drop constraint payout_line_kind_check;
alter table payout_line add constraint payout_line_kind_check check (kind in ('charge', 'refund', 'fee', 'dispute',
  'dispute-won', 'adjustment', 'authority-fee'));

alter table authority_fee add column payout_line_id uuid references payout_line on delete set null;
comment on column authority_fee.payout_line_id is 'The line of a card statement that says so; null: a colleague does.';
create index authority_fee_payout_line on authority_fee (payout_line_id) where payout_line_id is not null;
