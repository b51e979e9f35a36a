-- The books of a company open on a day, and no voucher is dated before it. Numbers are counted by year: the year in full keeps them apart,
-- also where two digits of it would be the same.
alter table organizations add column books_open_on date not null default (date_trunc('year', now()) - interval '1 year')::date;
comment on column organizations.books_open_on is 'No voucher is dated before';
update organizations set books_open_on = (date_trunc('year', created_at) - interval '1 year')::date;

alter table transactions drop constraint transactions__code_ref;
create unique index transactions__code_ref on transactions (organization_id, code_ref, (extract(year from voucher_date)));
