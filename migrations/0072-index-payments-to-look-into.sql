-- The list of payments to look into, which may belong to ended applications too.
create index application_work_payment_review on application_work (application_id)
  where own_flags @> '{payment-review}';
