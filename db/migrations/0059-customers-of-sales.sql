-- To whom somebody sells is read from an index alone: vouchers, wallets and addresses of their customers ask
-- for it, and it took a visit to each of their orders. See docs/decisions/0049-what-lists-keep.md.
create index orders__sold_to on orders (sale_id, customer_id);
