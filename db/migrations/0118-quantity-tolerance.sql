-- By how much what comes may differ from what was ordered wholesale. See docs/decisions/0116-quantity-tolerance.md.
alter table organizations add column quantity_tolerance numeric not null default 0
  constraint organizations__quantity_tolerance check (quantity_tolerance >= 0 and quantity_tolerance < 100);
comment on column organizations.quantity_tolerance is
  'Per cent by which the goods of a wholesale order may be more or less than was ordered';
alter table order_items add column tolerance_percent numeric not null default 0
  constraint order_items__tolerance check (tolerance_percent >= 0 and tolerance_percent < 100);
comment on column order_items.tolerance_percent is
  'Per cent as they were when the line was ordered; none once it is settled at what it got';
