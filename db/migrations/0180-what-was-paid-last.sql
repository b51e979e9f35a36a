-- What a product was bought for last is kept, for each organization: of thousands of goods to buy each was asked for its
-- last line, and that for its purchase. Codes in the order of their bytes are found sooner. See
-- docs/decisions/0174-what-was-paid-last-is-kept.md.
create table last_prices (
  product_id text collate "C" not null references products on delete cascade,
  organization_id bigint not null references organizations,
  price numeric,
  constraint last_prices__one primary key (product_id, organization_id) include (price)
);
comment on table last_prices is 'What a product was bought for last in JPY, as its purchases say; none where they were cancelled or deleted';
insert into last_prices (product_id, organization_id, price)
select distinct on (i.product_id, p.organization_id) i.product_id, p.organization_id, i.price
from purchase_items i
join purchases p on p.id = i.purchase_id
where p.cancelled_at is null and p.currency_id = 'JPY'
order by i.product_id, p.organization_id, i.id desc;
analyze last_prices;
