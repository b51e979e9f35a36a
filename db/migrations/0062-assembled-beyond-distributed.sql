-- An order owns no more of a product that it asks for than was distributed to it; more is assembled with a reason, which stays.
alter table owning_boxes add surplus_reason text;
comment on column owning_boxes.surplus_reason is 'Why the order owns more pieces than were distributed to it';
