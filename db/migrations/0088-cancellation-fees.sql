-- What a cancelled order still asks. See docs/decisions/0088-cancellation-fees.md.
alter table organizations add column auction_cancel_fee numeric not null default 2500
  constraint organizations__auction_cancel_fee check (auction_cancel_fee >= 0);
comment on column organizations.auction_cancel_fee is 'JPY that is kept when a lot that was won is given up';
alter table orders add column cancel_fee numeric not null default 0
  constraint orders__cancel_fee check (cancel_fee >= 0 and (cancel_fee = 0 or cancelled_at is not null));
comment on column orders.cancel_fee is 'What the order asks in the currency of its goods since it was cancelled';
