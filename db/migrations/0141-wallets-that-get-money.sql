-- Vouchers of a wallet are those by which money leaves it and those by which it comes from another one.
create index transactions__to_wallet on transactions (to_wallet_id) where to_wallet_id is not null;
