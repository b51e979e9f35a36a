-- Whether a tracking belongs to anything is asked of all of them: it is kept with each, whatever writes the
-- links.
-- See docs/decisions/0090-trackings-that-nobody-claimed.md.
alter table trackings add column claims integer not null default 0;
alter table trackings add column claimed boolean not null generated always as (claims > 0) stored;
alter table trackings add constraint trackings__claims check (claims >= 0);
comment on column trackings.claims is 'How many purchases and orders it belongs to';

create function count_claims() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update trackings t
    set claims = t.claims + c.count
    from (select tracking_id, count(*) as count from links group by tracking_id) c
    where t.id = c.tracking_id;
  else
    update trackings t
    set claims = t.claims - c.count
    from (select tracking_id, count(*) as count from links group by tracking_id) c
    where t.id = c.tracking_id;
  end if;
  return null;
end $$;
comment on function count_claims is 'Keeps how many purchases and orders a tracking belongs to';

create trigger purchase_trackings__claim after insert on purchase_trackings
  referencing new table as links for each statement execute function count_claims();
create trigger purchase_trackings__release after delete on purchase_trackings
  referencing old table as links for each statement execute function count_claims();
create trigger order_trackings__claim after insert on order_trackings
  referencing new table as links for each statement execute function count_claims();
create trigger order_trackings__release after delete on order_trackings
  referencing old table as links for each statement execute function count_claims();

update trackings t
set claims = c.count
from (
  select tracking_id, count(*) as count
  from (select tracking_id from purchase_trackings union all select tracking_id from order_trackings) as links
  group by tracking_id) c
where t.id = c.tracking_id;

create index trackings__claimed on trackings (claimed, id desc);
