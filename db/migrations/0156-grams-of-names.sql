-- Grams of names are kept: made anew for each person that is asked, they took 0.1 ms each.
alter table users add column name_grams text[] generated always as (grams_of(plain(name))) stored;
drop index users__name_grams;
create index users__name_grams on users using gin (name_grams);
