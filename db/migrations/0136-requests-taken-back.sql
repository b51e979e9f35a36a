-- Whoever asked for a voucher takes it back while it waits; small vouchers of one day to one party count
-- together. See docs/decisions/0129-one-day-one-party.md.
alter table voucher_requests
  add column withdrawn_at timestamptz,
  add column day_base numeric not null default 0
    constraint voucher_requests__day_base check (day_base >= 0),
  drop constraint voucher_requests__one_end,
  add constraint voucher_requests__one_end check (
    case when withdrawn_at is not null then decided_at is null and transaction_id is null and reason is null
      when decided_at is null then transaction_id is null and reason is null
      else (transaction_id is null) <> (reason is null) end);
comment on column voucher_requests.withdrawn_at is 'When whoever asked took it back';
comment on column voucher_requests.day_base is
  'In VND: what the same person posted to the same party on the same day before, without asking anybody';
drop index voucher_requests__waiting;
create index voucher_requests__waiting on voucher_requests (organization_id)
  where decided_at is null and withdrawn_at is null;
