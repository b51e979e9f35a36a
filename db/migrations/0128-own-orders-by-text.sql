-- Which of one's own orders bear a text is told by the index of each reach: who sells, who made and for
-- whom they are. See docs/decisions/0125-orders-by-a-text.md.
drop index orders__sale, orders__created_by, orders__customer;
create index orders__sale on orders (sale_id, created_at desc, id desc) include (customer_id, type_id);
create index orders__created_by on orders (created_by, created_at desc, id desc)
  include (sale_id, customer_id, type_id);
create index orders__customer on orders (customer_id, created_at desc, id desc)
  include (sale_id, created_by, type_id, organization_id);
