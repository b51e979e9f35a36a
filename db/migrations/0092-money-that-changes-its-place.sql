-- Money that goes from one place of ours to another, becomes another currency, waits until somebody knows whose it is, or is for no customer
-- and no supplier. See docs/decisions/0093-treasury-and-reversal.md.
alter table transactions
  add column to_amount numeric constraint transactions__to_amount check (to_amount > 0),
  add column to_currency_id text references currencies,
  add column to_card_id bigint references cards,
  add column to_fund_id bigint references funds,
  add column to_wallet_id bigint references wallets,
  add column fees numeric constraint transactions__fees check (fees >= 0),
  add column account_id bigint references accounts,
  add column unassigned numeric constraint transactions__unassigned check (unassigned >= 0);
comment on column transactions.to_amount is 'What arrives, in to_currency_id, where it is something else than what leaves';
comment on column transactions.account_id is 'The account of the chart that was chosen, where the kind lets choose';
comment on column transactions.unassigned is
  'What still waits to be taken by other vouchers (their parent_id), in the currency that arrived; null where nothing ever waits';
create index transactions__parent on transactions (parent_id) where parent_id is not null;
create index transactions__waiting on transactions (organization_id, id) where unassigned > 0;
