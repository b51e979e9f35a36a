-- A sub-account takes no new vouchers from a day on. See docs/decisions/0138-sub-accounts-end.md.
alter table accounts
  add column closed_at timestamptz,
  add constraint accounts__closed check (closed_at is null or parent_id is not null);
comment on column accounts.closed_at is 'No voucher chooses it from then on; only sub-accounts are closed';
