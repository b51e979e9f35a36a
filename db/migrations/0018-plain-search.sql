-- People type "ha noi" and mean "Hà Nội", and full-width or half-width as their keyboard stands: searching looks at the plain form of both.
create extension if not exists unaccent;
create function plain(line text) returns text language sql immutable strict parallel safe as $$
  select lower(public.unaccent('public.unaccent'::regdictionary, normalize(line, nfkc)))
$$;
comment on function plain is 'Text without accents, case or width, for searching';

alter table products drop column search_text, drop column search_pairs;
alter table products add column search_text text generated always as (plain(id || ' ' || coalesce(code, '') || ' ' || name)) stored;
create index products__search_text on products using gin (search_text gin_trgm_ops);
-- Pairs are kept in their index only: rows half as wide are counted twice as fast. Computing them row by row is dear, and the planner is told so.
alter function pairs_of cost 5000;
create index products__search_pairs on products using gin (pairs_of(search_text));
alter index products__search_pairs alter column 1 set statistics 1000;

drop index users__name_search;
drop index suppliers__name_search;
drop index product_affiliates__name_search;
create index users__name_search on users using gin (plain(name) gin_trgm_ops);
create index suppliers__name_search on suppliers using gin (plain(name) gin_trgm_ops);
create index product_affiliates__name_search on product_affiliates using gin (plain(name) gin_trgm_ops);
