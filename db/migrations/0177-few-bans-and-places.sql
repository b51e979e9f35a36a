-- Few products are banned from any way, and the place of a container stands behind those of every kind in the one
-- index there was: containers with all boxes in them read all products three times, and all places for each.
create index products__banned on products (id, banned_air, banned_sea, banned_export)
  where banned_air or banned_sea or banned_export;
create index places__container on places (container_id) where container_id is not null;
-- Whose boxes are, and how many, is told without fetching a row.
create index owning_boxes__user_boxes on owning_boxes (user_id) include (box_id, quantity);
drop index owning_boxes__user;
alter index owning_boxes__user_boxes rename to owning_boxes__user;
