-- The owner may charge nothing for processing or documents. Every row holds already what was
-- stricter before: nothing is to be read for the new checks.
-- contract: application.application_processing_fee_cents_check, unneeded since 2026-11-23
-- contract: application.application_document_fee_cents_check, unneeded since 2026-11-23

alter table application
  drop constraint application_processing_fee_cents_check,
  drop constraint application_document_fee_cents_check,
  add constraint application_processing_fee_cents_check check (processing_fee_cents >= 0) not valid,
  add constraint application_document_fee_cents_check check (document_fee_cents >= 0) not valid;
