-- What a bank made of foreign money that came or went. See docs/decisions/0105-rates-of-banks.md.
alter table transactions add column amount_base numeric
  constraint transactions__amount_base check (amount_base is null or (amount_base > 0 and currency_id <> 'VND'));
comment on column transactions.amount_base is
  'In VND, as the bank counted it; null where the published rate or the books say what it is worth';
