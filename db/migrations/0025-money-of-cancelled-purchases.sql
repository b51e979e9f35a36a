-- Purchases that were cancelled after they were paid kept the money, and nothing could give it back. It becomes an advance to the supplier
-- again, as cancelling does it now: a voucher of today for each purchase, at the book value of what was paid. Where the month is closed or the
-- account does not hold as much, nothing is touched, and the audit lists the purchase.
do $$
declare
  held record;
  documents ledger_accounts;
  voucher_id bigint;
  number bigint;
  today date := (now() at time zone 'Asia/Ho_Chi_Minh')::date;
  worth numeric;
begin
  for held in
    select c.id, c.organization_id, c.party_id, c.currency_id, c.purchase_id, c.resolved as amount, w.id as wallet_id, s.id as advance
    from charges c
    join purchases p on p.id = c.purchase_id
    join wallets w on w.walletable_type = 'supplier' and w.walletable_id = c.party_id and w.currency_id = c.currency_id
    join ledger_accounts s on s.id = w.ledger_account_id
    where c.kind = 'purchase' and c.total = 0 and c.resolved > 0 and p.cancelled_at is not null
      and not exists (
        select from locked_periods l
        where l.organization_id = c.organization_id and l.month = date_trunc('month', today)::date)
    order by c.id
  loop
    select l.* into documents
    from ledger_accounts l
    join accounts a on a.id = l.account_id and a.role = 'SUPP'
    where l.organization_id = held.organization_id and l.party_type = 'supplier' and l.party_id = held.party_id
      and l.currency_id = held.currency_id;
    continue when documents.id is null or -documents.balance < held.amount or documents.balance_base > 0;
    worth := case
      when held.currency_id = 'VND' then held.amount
      when -documents.balance = held.amount then -documents.balance_base
      else round(documents.balance_base * held.amount / documents.balance) end;

    insert into voucher_counters (organization_id, series, year, last)
    values (held.organization_id, 'BT', extract(year from today)::int, 1)
    on conflict (organization_id, series, year) do update set last = voucher_counters.last + 1
    returning last into number;
    insert into transactions (organization_id, code_ref, type_id, amount, currency_id, voucher_date, transactionable_type,
      transactionable_id, wallet_id)
    values (held.organization_id, 'BT' || to_char(today, 'YY') || '-' || lpad(number::text, greatest(6, length(number::text)), '0'),
      'purchase_cancelled', held.amount, held.currency_id, today, 'supplier', held.party_id, held.wallet_id)
    returning id into voucher_id;
    insert into receipts (transaction_id, receiptable_type, receiptable_id, amount)
    values (voucher_id, 'purchase', held.purchase_id::text, held.amount);

    insert into ledger_postings (organization_id, transaction_id, kind, charge_id, from_account_id, to_account_id, from_currency_id,
      to_currency_id, from_amount, to_amount, amount_base, voucher_date)
    values (held.organization_id, voucher_id, 'purchase_cancelled', held.id, documents.id, held.advance, held.currency_id,
      held.currency_id, held.amount, held.amount, worth, today);
    update ledger_accounts set credit = credit + held.amount, credit_base = credit_base + worth where id = documents.id;
    update ledger_accounts set debit = debit + held.amount, debit_base = debit_base + worth where id = held.advance;
    update charges set resolved = 0, updated_at = now() where id = held.id;
  end loop;
end $$;
