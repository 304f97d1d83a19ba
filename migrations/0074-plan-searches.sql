-- A sample of a hundred names says one in a hundred of whatever it happens to have, and the list was read in its order
-- for names that a trigram finds at once. Empty tables stay as they are: analysed, they would be scanned while young.
alter table application alter column search_text set statistics 1000;
alter table applicant alter column search_text set statistics 1000;
do $$ begin
  if exists (select from applicant) then
    analyze application (search_text);
    analyze applicant (search_text);
  end if;
end $$;
