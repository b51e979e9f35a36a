-- Credits know whose order they are for, so that one's own are found without asking each one's order. See
-- docs/decisions/0143-lists-in-the-order-that-is-asked.md.
alter table credit_orders
  add column customer_id bigint references users,
  add column sale_id bigint references users,
  add column order_created_by bigint;
update credit_orders c
set customer_id = o.customer_id, sale_id = o.sale_id, order_created_by = o.created_by
from orders o
where o.id = c.order_id;
alter table credit_orders alter column customer_id set not null;
comment on column credit_orders.customer_id is 'Of the order, as are its seller and who made it: kept true by the order';
create index credit_orders__customer on credit_orders (customer_id, id desc);
create index credit_orders__sale on credit_orders (sale_id, id desc) where sale_id is not null;
create index credit_orders__order_created_by on credit_orders (order_created_by, id desc)
  where order_created_by is not null;

create function tell_credits_whose() returns trigger language plpgsql as $$
begin
  update credit_orders
  set customer_id = new.customer_id, sale_id = new.sale_id, order_created_by = new.created_by
  where order_id = new.id;
  return null;
end $$;
comment on function tell_credits_whose is 'Credits follow whoever sells their order';
create trigger orders__credits after update of customer_id, sale_id, created_by on orders
  for each row
  when ((old.customer_id, old.sale_id, old.created_by) is distinct from (new.customer_id, new.sale_id, new.created_by))
  execute function tell_credits_whose();
