-- Received goods are also given to lines that they replaced another product on: found without reading every
-- line there is.
create index order_items__original_product on order_items (original_product_id)
  where original_product_id is not null;
