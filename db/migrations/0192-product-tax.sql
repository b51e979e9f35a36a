-- The consumption tax of a product, which lines of orders and purchases propose. Most goods have the standard rate.
alter table products add column tax_percent numeric not null default 10
  constraint products__tax_percent check (tax_percent >= 0 and tax_percent < 100);
comment on column products.tax_percent is 'Japanese consumption tax in per cent: 10, or 8 for food';
