-- Lines know of their order what never changes, so that one index tells which of a product there are and in
-- which order. See docs/decisions/0123-lines-know-their-order.md.
drop index order_items__product, order_items__order;
alter table order_items add column organization_id bigint, add column order_created_at timestamptz;
update order_items i set organization_id = o.organization_id, order_created_at = o.created_at
  from orders o where o.id = i.order_id;
alter table order_items alter column organization_id set not null, alter column order_created_at set not null;
comment on column order_items.organization_id is 'Of the order, for ever';
comment on column order_items.order_created_at is 'When the order was made';
create index order_items__order on order_items (order_id, id)
  include (product_id, organization_id, order_created_at);
create index order_items__product on order_items (product_id, order_created_at desc, id desc)
  include (organization_id, order_id);
create index order_items__created_at on order_items (order_created_at desc, id desc)
  include (organization_id, product_id, order_id);
