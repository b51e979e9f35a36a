-- Lines that lack goods say of which order they are, so that one's own are told without being fetched.
drop index order_items__needs_goods;
create index order_items__needs_goods on order_items (id) include (order_id)
  where distributed_quantity < (quantity - cancelled_quantity);
