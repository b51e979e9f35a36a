-- Lists sort by what they show. See docs/decisions/0062-columns-that-sort.md.
create index sfas__shipping_fee on sfas (shipping_fee desc, id desc, organization_id);
create index trackings__received_at on trackings (received_at desc, id desc);
create index wallets__updated_at on wallets (walletable_type, updated_at desc, id desc);
