-- Most writes of charges and account balances change no figure of receivable_balances: conditions of the triggers
-- tell these apart without running a function.
drop trigger charges__receivable on charges;
drop function note_unsettled_charge();

create function note_unsettled_charge() returns trigger language plpgsql as $$
begin
  if tg_op <> 'DELETE' then
    insert into receivable_changes (organization_id, party_type, party_id, currency_id, unsettled)
    values (new.organization_id, new.party_type, new.party_id, new.currency_id, new.unsolved);
  end if;
  if tg_op <> 'INSERT' then
    insert into receivable_changes (organization_id, party_type, party_id, currency_id, unsettled)
    values (old.organization_id, old.party_type, old.party_id, old.currency_id, -old.unsolved);
  end if;
  return null;
end $$;
create function note_unsettled_change() returns trigger language plpgsql as $$
begin
  insert into receivable_changes (organization_id, party_type, party_id, currency_id, unsettled)
  values (new.organization_id, new.party_type, new.party_id, new.currency_id, new.unsolved - old.unsolved);
  return null;
end $$;

create trigger charges__receivable_insert after insert on charges for each row
  when (new.unsolved <> 0 and new.kind <> 'compensation')
  execute function note_unsettled_charge();
create trigger charges__receivable_delete after delete on charges for each row
  when (old.unsolved <> 0 and old.kind <> 'compensation')
  execute function note_unsettled_charge();
create trigger charges__receivable_update after update on charges for each row
  when (new.kind <> 'compensation' and new.unsolved <> old.unsolved
    and (new.organization_id, new.party_type, new.party_id, new.currency_id)
      = (old.organization_id, old.party_type, old.party_id, old.currency_id))
  execute function note_unsettled_change();
create trigger charges__receivable_move after update on charges for each row
  when (new.kind <> 'compensation' and (new.organization_id, new.party_type, new.party_id, new.currency_id)
      is distinct from (old.organization_id, old.party_type, old.party_id, old.currency_id))
  execute function note_unsettled_charge();

drop trigger ledger_accounts__receivable on ledger_accounts;
create trigger ledger_accounts__receivable_insert after insert on ledger_accounts for each row
  when (new.party_type in ('user', 'supplier') and (new.balance, new.held) <> (0, 0))
  execute function note_account_balance();
create trigger ledger_accounts__receivable_delete after delete on ledger_accounts for each row
  when (old.party_type in ('user', 'supplier') and (old.balance, old.held) <> (0, 0))
  execute function note_account_balance();
create trigger ledger_accounts__receivable_update after update on ledger_accounts for each row
  when (coalesce(new.party_type, old.party_type) in ('user', 'supplier')
    and (new.balance, new.held, new.organization_id, new.account_id, new.party_type, new.party_id, new.currency_id)
      is distinct from
      (old.balance, old.held, old.organization_id, old.account_id, old.party_type, old.party_id, old.currency_id))
  execute function note_account_balance();
