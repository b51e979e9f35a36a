-- A parcel that belongs to no purchase may hold what its sender says; what is packed after a purchase was
-- given its tracking may not exceed what was tallied. So both have their moment. Of what was attached before
-- nobody knows when: it is asked as before.
alter table purchase_trackings add column attached_at timestamptz not null default '-infinity';
alter table purchase_trackings alter column attached_at set default now();
alter table box_items add column packed_at timestamptz not null default '-infinity';
update box_items i set packed_at = b.created_at from boxes b where b.id = i.box_id;
alter table box_items alter column packed_at set default now();
