-- Distributions know whose order they belong to, which never changes: a customer's are then found in the
-- order in which they were made, and those of an organization without their lines. See
-- docs/decisions/0124-distributions-know-whose-they-are.md.
alter table order_distributions add column organization_id bigint, add column customer_id bigint;
update order_distributions d set organization_id = o.organization_id, customer_id = o.customer_id
  from order_items i join orders o on o.id = i.order_id where i.id = d.order_item_id;
alter table order_distributions alter column organization_id set not null,
  alter column customer_id set not null;
comment on column order_distributions.organization_id is 'Of the order, for ever';
comment on column order_distributions.customer_id is 'Of the order, for ever';
create index order_distributions__customer on order_distributions (customer_id, id desc)
  include (organization_id);
