-- One lot an order: what is bid for, how far one goes, and how it ended. See docs/decisions/0081-auctions.md.
create table auction_lots (
  id bigint generated always as identity primary key,
  order_id text not null references orders on delete cascade constraint auction_lots__order unique,
  auction_id text not null,
  title text not null,
  url text,
  image text,
  ends_at timestamptz not null,
  max_bid numeric not null constraint auction_lots__max_bid check (max_bid > 0),
  fee numeric not null default 0 constraint auction_lots__fee check (fee >= 0),
  domestic_shipping numeric not null default 0 constraint auction_lots__shipping check (domestic_shipping >= 0),
  current_bid numeric,
  state text not null default 'waiting'
    constraint auction_lots__state check (state in ('waiting', 'bidding', 'outbid', 'won', 'lost', 'cancelled')),
  won_price numeric,
  created_at timestamptz not null default now(), updated_at timestamptz not null default now(), version integer not null default 1,
  constraint auction_lots__won check (state <> 'won' or won_price is not null)
);
comment on column auction_lots.fee is 'JPY that is held beside the bid for what the auction asks';
comment on column auction_lots.domestic_shipping is 'JPY that is held beside the bid for the way to the warehouse, an estimate';
create index auction_lots__ending on auction_lots (ends_at) where state in ('bidding', 'outbid');

create table auction_logs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations,
  order_id text not null references orders on delete cascade,
  creator_id bigint references users,
  action text not null constraint auction_logs__action
    check (action in ('bid', 'raise', 'watch', 'outbid', 'won', 'lost', 'cancelled')),
  price numeric,
  current_price numeric,
  message text,
  created_at timestamptz not null default now()
);
comment on table auction_logs is 'What happened to a lot. Append-only by grant';
create index auction_logs__order on auction_logs (order_id, id);
create index auction_logs__organization on auction_logs (organization_id, id);
revoke update, delete on auction_logs from hakobu_app;
