-- The moves of a document come in the order of their ids, whatever else is asked of them: one index is then
-- always the way. See docs/decisions/0049-what-lists-keep.md.
drop index box_moves__document;
create index box_moves__document on box_moves (document_id, id desc, document_type)
  where document_id is not null;
