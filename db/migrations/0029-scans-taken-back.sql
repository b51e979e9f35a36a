-- A loading scan can be taken back by another movement, once.
alter table box_moves add takes_back bigint;
create unique index box_moves__takes_back on box_moves (takes_back) where takes_back is not null;
comment on column box_moves.takes_back is 'The movement that this one undoes';
