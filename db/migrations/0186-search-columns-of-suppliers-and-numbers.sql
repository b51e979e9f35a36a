-- Numbers of documents have no Chinese or Japanese characters: the index says so at once, where the list would be scanned.
alter function cjk_grams cost 10000;
drop index orders__search;
create index orders__search on orders using gin (search_text gin_trgm_ops, cjk_grams(search_text));
drop index contracts__search;
create index contracts__search on contracts using gin (search_text gin_trgm_ops, cjk_grams(search_text));
drop index trackings__search;
create index trackings__search on trackings using gin (search_text gin_trgm_ops, cjk_grams(search_text));
drop index sfas__search;
create index sfas__search on sfas using gin (search_text gin_trgm_ops, cjk_grams(search_text));
drop index goods_delivery_boxes__search;
create index goods_delivery_boxes__search on goods_delivery_boxes
  using gin (search_text gin_trgm_ops, cjk_grams(search_text));

alter table suppliers add column search_text text generated always as (normalize_search(name)) stored;
create index suppliers__search on suppliers using gin (search_text gin_trgm_ops, cjk_grams(search_text));
