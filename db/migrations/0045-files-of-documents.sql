-- Files are private: who may read the document that a file belongs to may read the file, and a file of nothing
-- is its sender's. Pictures that a product or a store shows are for everybody, as before.
alter table files
  add column document_type text,
  add column document_id text,
  add constraint files__document check ((document_type is null) = (document_id is null));
comment on column files.document_type is 'The word of the noun that the file belongs to, as in the change log';
create index files__document on files (document_type, document_id) where document_type is not null;
create index affiliate_store_images__file on affiliate_store_images (file_id);
