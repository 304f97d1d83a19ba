-- The form of the portal tells who changed it last also after it was brought back, and two who edit it at once
-- learn of each other. What was noted as paid to the authority is what the books say.

alter table filing_form
  alter column content drop not null,
  add column version integer not null default 1 check (version > 0);
comment on table filing_form is 'The form of the portal as the operator edited it.';
comment on column filing_form.content is 'Null, or no row: the form that is shipped stands.';
update filing_form set content = content || '{
  "fees": {"tourist": 5000, "tourist_multiple": 10000, "business": 25000, "transit": 3000},
  "files": {"pictureBytes": 307200, "pdfBytes": 1048576, "names": {"passportPhoto": "photo",
    "passportDocument": "passport", "flightTicket": "ticket", "transitTicket": "onward-ticket",
    "transitVisa": "onward-visa", "invitationLetter": "invitation", "companyRegistration": "company"}}
}' where not content ? 'fees';

insert into ledger_entry (kind, booked_at, amount_cents, authority_cents, currency, application_id, applicant_id)
select 'authority-fee', now(), d.cents, d.cents, f.currency, f.application_id, f.applicant_id
from authority_fee f, lateral (
  select -f.amount_cents - coalesce(sum(e.amount_cents), 0)::int as cents from ledger_entry e
  where e.applicant_id = f.applicant_id and e.kind = 'authority-fee') d
where f.applicant_id is not null and d.cents <> 0
order by f.id;
