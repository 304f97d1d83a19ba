-- The application's version that a correction made: who saw an earlier one has not seen the correction.
-- Of earlier corrections it is not known.
alter table correction add column application_version integer;
