-- Plain titles of questions and their grams are kept: made anew for each row that is asked, they took 0.1 ms each.
alter table supports
  add column plain_title text generated always as (plain(title)) stored,
  add column title_grams text[] generated always as (grams_of(plain(title))) stored;
drop index supports__title_search, supports__title_grams;
create index supports__title_search on supports using gin (plain_title gin_trgm_ops);
create index supports__title_grams on supports using gin (title_grams);
