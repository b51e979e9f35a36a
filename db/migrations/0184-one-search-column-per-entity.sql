-- One normalized search column per searchable entity, with one n-gram index each.
create function normalize_search(line text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(
    lower(public.unaccent('public.unaccent'::regdictionary, normalize(line, nfkc))),
    '([\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff])\s+(?=[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff])', '\1', 'g')
$$;
comment on function normalize_search is 'Text without accents, case, width and spaces between Chinese and Japanese characters, for searching';

-- Trigrams serve texts of three and more characters; a Japanese word often has two.
create function cjk_grams(line text) returns text[] language sql immutable strict parallel safe cost 1000 as $$
  select case when octet_length(line) = length(line) then '{}' else (
    select coalesce(array_agg(distinct gram), '{}')
    from generate_series(1, length(line)) at,
      lateral (values (substr(line, at, 1)), (substr(line, at, 2))) as found (gram)
    where gram ~ '^[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff]+$') end
$$;
comment on function cjk_grams is 'Every Chinese or Japanese character and every pair of neighbouring ones of a text';

drop index users__email_grams;
drop index users__email_search;
drop index users__name_grams;
drop index users__name_search;
drop index users__tel_grams;
drop index users__tel_search;
alter table users
  drop column name_grams,
  alter column plain_name set expression as (normalize_search(name)),
  add column search_text text generated always as (
    normalize_search(name || chr(31) || email || chr(31) || coalesce(tel, ''))) stored;
create index users__search on users using gin (search_text gin_trgm_ops, cjk_grams(search_text));

drop index products__plain_name;
drop index products__search_pairs;
drop index products__search_text;
alter table products
  alter column plain_name set expression as (normalize_search(name)),
  alter column search_text set expression as (
    normalize_search(id || ' ' || coalesce(code, '') || ' ' || name));
create index products__search on products using gin (search_text gin_trgm_ops, cjk_grams(search_text));

drop index orders__id_search;
alter table orders add column search_text text generated always as (normalize_search(id)) stored;
create index orders__search on orders using gin (search_text gin_trgm_ops);

drop index contracts__id_search;
alter table contracts add column search_text text generated always as (normalize_search(id)) stored;
create index contracts__search on contracts using gin (search_text gin_trgm_ops);

drop index transactions__code_search;
drop index transactions__description_grams;
drop index transactions__description_search;
alter table transactions
  drop column plain_description,
  add column search_text text generated always as (
    normalize_search(coalesce(code_ref, '') || chr(31) || coalesce(description, ''))) stored;
create index transactions__search on transactions
  using gin (search_text gin_trgm_ops, cjk_grams(search_text));

drop index trackings__code_grams;
drop index trackings__code_search;
alter table trackings add column search_text text generated always as (normalize_search(code)) stored;
create index trackings__search on trackings using gin (search_text gin_trgm_ops);

drop index sfas__code_grams;
drop index sfas__code_search;
alter table sfas add column search_text text generated always as (normalize_search(tracking_code)) stored;
create index sfas__search on sfas using gin (search_text gin_trgm_ops);

drop index addresses__address_grams;
drop index addresses__address_search;
drop index addresses__consignee_grams;
drop index addresses__consignee_search;
alter table addresses
  alter column plain_consignee set expression as (normalize_search(consignee)),
  drop column plain_address_detail,
  add column search_text text generated always as (
    normalize_search(coalesce(consignee, '') || chr(31) || coalesce(address_detail, ''))) stored;
create index addresses__search on addresses using gin (search_text gin_trgm_ops, cjk_grams(search_text));

drop index lading_bills__name_grams;
drop index lading_bills__name_search;
alter table lading_bills add column search_text text generated always as (normalize_search(name)) stored;
create index lading_bills__search on lading_bills using gin (search_text gin_trgm_ops, cjk_grams(search_text));

drop index goods_deliveries__name_grams;
drop index goods_deliveries__name_search;
alter table goods_deliveries add column search_text text generated always as (normalize_search(name)) stored;
create index goods_deliveries__search on goods_deliveries
  using gin (search_text gin_trgm_ops, cjk_grams(search_text));

drop index goods_delivery_boxes__code_grams;
drop index goods_delivery_boxes__code_search;
alter table goods_delivery_boxes
  add column search_text text generated always as (normalize_search(shipping_code)) stored;
create index goods_delivery_boxes__search on goods_delivery_boxes using gin (search_text gin_trgm_ops);

drop index supports__title_grams;
drop index supports__title_search;
alter table supports
  drop column title_grams,
  drop column plain_title,
  add column search_text text generated always as (normalize_search(title)) stored;
create index supports__search on supports using gin (search_text gin_trgm_ops, cjk_grams(search_text));

drop index product_affiliates__name_grams;
drop index product_affiliates__name_search;
alter table product_affiliates
  drop column plain_name,
  add column search_text text generated always as (normalize_search(name)) stored;
create index product_affiliates__search on product_affiliates
  using gin (search_text gin_trgm_ops, cjk_grams(search_text));

alter table product_reviews alter column plain_content set expression as (normalize_search(content));
drop index suppliers__name_search;
drop function grams_of;
drop function pairs_of;
drop function plain;
