-- Numbers of orders and contracts, tracking and SFA numbers contain no Chinese or Japanese characters, so that
-- the searches for short texts of these never ask them: their indexes hold trigrams alone.
drop index orders__search;
create index orders__search on orders using gin (search_text gin_trgm_ops);
drop index contracts__search;
create index contracts__search on contracts using gin (search_text gin_trgm_ops);
drop index trackings__search;
create index trackings__search on trackings using gin (search_text gin_trgm_ops);
drop index sfas__search;
create index sfas__search on sfas using gin (search_text gin_trgm_ops);
