-- A document shows those before and after it. From tracking codes to what came in under them, and from pallets
-- to what stands on them, no index led.
create index sfas__tracking_id on sfas (tracking_id);
create index places__pallet on places (pallet_id) where pallet_id is not null;
