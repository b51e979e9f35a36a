-- Products are found by a few characters among a million. Three and more are served by trigrams; two (a Japanese word often has no more) and one
-- by pairs of characters, because no trigram is in them and the whole table would be read.
create function pairs_of(line text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct pair), '{}') from (select substr(' ' || word, at, 2) as pair from regexp_split_to_table(line, '\s+') word, generate_series(1, length(word)) at) found
$$;
comment on function pairs_of is 'Every pair of neighbouring characters in each word, and each word''s first character behind a space';

alter table products
  add column search_text text generated always as (lower(id || ' ' || coalesce(code, '') || ' ' || name)) stored,
  add column search_pairs text[] generated always as (pairs_of(lower(id || ' ' || coalesce(code, '') || ' ' || name))) stored;
drop index products__name_search;
drop index products__id_search;
drop index products__code_search;
create index products__search_text on products using gin (search_text gin_trgm_ops);
create index products__search_pairs on products using gin (search_pairs);
-- Enough is remembered of how often pairs occur that a pair which hardly occurs is looked up and not searched for from the newest product on.
alter table products alter column search_pairs set statistics 1000;
