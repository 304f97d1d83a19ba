-- What our books hold for a disputed line left over is looked up by its dispute.
create index payout_line_dispute on payout_line (dispute_id) where dispute_id is not null;
