-- Administrative units hardly ever change: whoever keeps an answer about them asks whether they did. See
-- docs/decisions/0143-lists-in-the-order-that-is-asked.md.
create table place_state (
  one boolean primary key default true constraint place_state__one check (one),
  changes bigint not null default 0
);
comment on table place_state is 'One row: how many writes changed administrative units';
insert into place_state default values;

create function count_place_changes() returns trigger language plpgsql as $$
begin
  update place_state set changes = changes + 1;
  return null;
end $$;
comment on function count_place_changes is 'Whatever writes units says so';
create trigger provinces__state after insert or update or delete on provinces
  for each statement execute function count_place_changes();
create trigger districts__state after insert or update or delete on districts
  for each statement execute function count_place_changes();
create trigger wards__state after insert or update or delete on wards
  for each statement execute function count_place_changes();
create trigger ward_map__state after insert or update or delete on ward_map
  for each statement execute function count_place_changes();
