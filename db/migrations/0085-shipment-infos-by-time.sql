-- Where orders go is listed, the newest first.
create index order_shipment_infos__created_at on order_shipment_infos (created_at desc, order_id desc);
