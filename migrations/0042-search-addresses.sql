-- A name belongs to an address, and many letters go to one: whoever searches for a part of an address looks among
-- the addresses, and reads the letters of those that fit in their order.

create table letter_address (
  address text primary key
);
comment on table letter_address is 'Addresses that letters go to, in small letters, each once and as long as there is a letter.';
insert into letter_address (address) select distinct lower(recipient) from letter;
create index letter_address_part on letter_address using gin (address gin_trgm_ops) with (gin_pending_list_limit = 256);

drop index letter_recipient_part;
drop index letter_recipient;
-- With the address itself in it the newest letters of many addresses are found without looking at the letters.
create index letter_recipient on letter (lower(recipient), created_at desc, id desc) include (recipient);

create function keep_letter_address() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    loop
      -- Held to the end of the transaction: nobody takes it out meanwhile as one without a letter.
      perform from letter_address where address = lower(new.recipient) for key share;
      exit when found;
      insert into letter_address (address) values (lower(new.recipient)) on conflict do nothing;
      exit when found;
    end loop;
  end if;
  if tg_op <> 'INSERT' and not exists (select from letter where lower(recipient) = lower(old.recipient)) then
    -- Waits for whoever writes a letter there now, and looks again after that.
    perform from letter_address where address = lower(old.recipient) for update;
    delete from letter_address a where a.address = lower(old.recipient)
      and not exists (select from letter where lower(recipient) = a.address);
  end if;
  return null;
end $$;
create trigger letter_address_kept after insert or delete or update of recipient on letter
  for each row execute function keep_letter_address();
