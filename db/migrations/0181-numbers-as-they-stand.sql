-- Numbers of documents are compared as they stand, byte by byte: made small and compared as languages do, each took ten
-- times as long. Suppliers one buys from are told by the index of one's purchases. See
-- docs/decisions/0176-numbers-as-they-stand.md.
drop index orders__id_search;
create index orders__id_search on orders using gin (id collate "C" gin_trgm_ops);
drop index transactions__code_search;
create index transactions__code_search on transactions using gin (code_ref collate "C" gin_trgm_ops);
drop index contracts__id_search;
create index contracts__id_search on contracts using gin (id collate "C" gin_trgm_ops);
drop index purchases__buyer;
create index purchases__buyer on purchases (buyer_id, id desc) include (supplier_id);
