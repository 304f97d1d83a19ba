-- Insurance and eSIM are added to an order after paying as well, and how and where all arrive is corrected.

alter table amendment add column changed_extras text[] not null default '{}'
  check (changed_extras <@ array['insurance', 'esim']);
comment on column amendment.changed_extras is 'Which extras it adds, those that price_lines has, or takes off.';
alter table amendment drop constraint amendment_check, add constraint amendment_check check (
  (from_visa_type, from_processing_type) <> (to_visa_type, to_processing_type) or changed_extras <> '{}');

-- The port of entry is one answer of a traveller and one for all.
-- contract: correction.correction_check3, unneeded since 2026-11-23
alter table correction drop constraint correction_check3, add constraint correction_check3 check (
  case when applicant_id is null then field in ('contactName', 'contactEmail', 'contactPhone', 'communicationChannel',
    'communicationId', 'transportationMethod', 'portOfEntry')
  else field not in ('contactName', 'contactEmail', 'contactPhone', 'communicationChannel', 'communicationId',
    'transportationMethod') end);
alter table correction drop constraint correction_field_check, add constraint correction_field_check check (field in (
  'contactName', 'contactEmail', 'contactPhone', 'communicationChannel', 'communicationId', 'transportationMethod',
  'firstName', 'lastName', 'singleName', 'dateOfBirth', 'placeOfBirth', 'nationality', 'gender', 'occupation',
  'passportNumber', 'passportIssueDate', 'passportExpiryDate', 'passportIssuingCountry',
  'intendedDateOfArrival', 'portOfEntry', 'residentialAddress', 'residentialCity', 'residentialCountry',
  'residentialPostalCode', 'accommodationAddress', 'accommodationCity', 'hasCompanion', 'companionName',
  'companionRelationship'));
comment on column correction.applicant_id is 'Null where the contact was corrected, or what all travellers share.';
alter table application_event drop constraint application_event_check3;
