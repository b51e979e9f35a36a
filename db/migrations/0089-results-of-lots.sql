-- What the auction site says of a lot that has ended, until a person says so too.
-- See docs/decisions/0089-results-of-lots.md.
alter table auction_lots
  add column proposed text constraint auction_lots__proposed check (proposed in ('outbid', 'won', 'lost')),
  add column proposed_price numeric,
  add column proposed_at timestamptz,
  add column asked_at timestamptz,
  add constraint auction_lots__proposed_while_open
    check (proposed is null or (proposed_at is not null and state in ('bidding', 'outbid')));
comment on column auction_lots.asked_at is 'When the auction site was asked last after the end';
create index auction_lots__with_result on auction_lots (order_id) where proposed is not null;
