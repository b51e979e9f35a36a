-- The index of whose wallets are tells which they are, so that one's own are known without being fetched. See
-- docs/decisions/0144-own-rows-at-once.md.
alter table wallets drop constraint wallets__one;
alter table wallets add constraint wallets__one
  unique (walletable_type, walletable_id, currency_id) include (id, ledger_account_id);
