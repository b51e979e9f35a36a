-- Moves are found by the kind of their document, and among the few kinds by its number.
drop index box_moves__document;
create index box_moves__document on box_moves (document_type, document_id, id desc)
  where document_type is not null;
