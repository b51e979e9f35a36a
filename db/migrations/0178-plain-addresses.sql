-- Plain forms of consignees and addresses are kept: names that thousands share are compared row by row, and making
-- the plain form takes 8 µs each time. See docs/decisions/0049-what-lists-keep.md.
alter table addresses
  add column plain_consignee text generated always as (plain(consignee)) stored,
  add column plain_address_detail text generated always as (plain(address_detail)) stored;
drop index addresses__consignee_search, addresses__consignee_grams, addresses__address_search, addresses__address_grams;
create index addresses__consignee_search on addresses using gin (plain_consignee gin_trgm_ops);
create index addresses__consignee_grams on addresses using gin (grams_of(plain_consignee));
create index addresses__address_search on addresses using gin (plain_address_detail gin_trgm_ops);
create index addresses__address_grams on addresses using gin (grams_of(plain_address_detail));

-- Groups that few customers are in, or none.
create index users__customer_group on users (customer_group, id) where customer_group is not null;
