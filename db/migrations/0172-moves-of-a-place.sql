-- What was moved into a place and out of it is told by the indexes alone: the moves of a container, thousands of
-- them, are not fetched. See docs/decisions/0152-moves-told-by-their-places.md.
drop index box_moves__from;
drop index box_moves__to;
create index box_moves__from on box_moves (from_place_id, box_id) include (reason, quantity);
create index box_moves__to on box_moves (to_place_id, box_id) include (reason, quantity);
