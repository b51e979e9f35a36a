-- Texts that many rows share in part are compared row by row: their plain form (`plain`) is kept beside them,
-- because making it takes longer than all else a search does. What is made of it is made once a row instead
-- of once for each of its indexes. See docs/decisions/0049-what-lists-keep.md.

alter table users add column plain_name text generated always as (plain(name)) stored;
drop index users__name_search;
drop index users__name_grams;
create index users__name_search on users using gin (plain_name gin_trgm_ops);
create index users__name_grams on users using gin (grams_of(plain_name));

alter table products add column plain_name text generated always as (plain(name)) stored;

alter table product_affiliates add column plain_name text generated always as (plain(name)) stored;
drop index product_affiliates__name_search;
drop index product_affiliates__name_grams;
create index product_affiliates__name_search on product_affiliates using gin (plain_name gin_trgm_ops);
create index product_affiliates__name_grams on product_affiliates using gin (grams_of(plain_name));
create index product_affiliates__created_at on product_affiliates (created_at desc, id desc);
create index product_affiliates__name on product_affiliates (name, id);
create index product_affiliates__price on product_affiliates (price, id);
create index product_affiliates__store on product_affiliates (affiliate_store_id, created_at desc, id desc);

alter table transactions
  add column plain_description text generated always as (plain(description)) stored;
drop index transactions__description_search;
drop index transactions__description_grams;
create index transactions__description_search on transactions using gin (plain_description gin_trgm_ops);
create index transactions__description_grams on transactions using gin (grams_of(plain_description));

-- How many goods are of an origin is counted from an index alone.
create index products__origin on products (origin_id) where origin_id is not null;

-- Moves of a range of time, whatever they are sorted by: their blocks alone tell too little.
drop index box_moves__created_at;
create index box_moves__created_at on box_moves (created_at desc, id desc);

-- What waits for no order, from an index alone.
drop index purchase_items__available;
create index purchase_items__available on purchase_items (purchase_id)
  include (product_id, received_quantity, distributed_quantity)
  where distributed_quantity < received_quantity;
