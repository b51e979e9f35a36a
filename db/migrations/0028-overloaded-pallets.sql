-- Whoever may lets a pallet carry more than its type allows: when, and who. Until then the nightly audit lists such a pallet.
alter table pallets add overload_allowed_at timestamptz, add overload_allowed_by bigint references users;
