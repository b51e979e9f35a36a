-- What is to be bought is read from an index alone, and whose boxes somebody owns or assigned by either. See docs/decisions/0029-lists-at-size.md.
drop index order_items__to_buy;
create index order_items__to_buy on order_items (product_id)
  include (order_id, id, quantity, cancelled_quantity, purchased_quantity, distributed_quantity)
  where purchased_quantity < quantity - cancelled_quantity;
create index owning_boxes__created_by on owning_boxes (created_by, id);
