-- What waits for no order stands by product too, so that it is summed in the order in which it is listed, without
-- hashing 15,000 goods.
create index purchase_items__available_goods on purchase_items (product_id, purchase_id)
  include (received_quantity, distributed_quantity)
  where distributed_quantity < received_quantity;

-- One letter stands in most names: they are compared without the thirty other columns of a product.
create index products__plain_name on products (id) include (plain_name) where plain_name is not null;

-- Whose boxes are, and which were cancelled, is told without fetching them.
create index owning_boxes__user_ids on owning_boxes (user_id) include (box_id, quantity, id);
drop index owning_boxes__user;
alter index owning_boxes__user_ids rename to owning_boxes__user;
create index owning_boxes__cancelled_boxes on owning_boxes (id) include (box_id) where is_cancel_distributed;
drop index owning_boxes__cancelled;
alter index owning_boxes__cancelled_boxes rename to owning_boxes__cancelled;
