-- Pictures have a second, smaller version for the rows of tables and the options of pickers.
alter table files add column small_thumbnail_sha256 text;
comment on column files.thumbnail_sha256 is 'WebP of at most 256 pixels a side; 320 where made before the smaller one existed';
comment on column files.small_thumbnail_sha256 is 'WebP of at most 64 pixels a side';
drop index files__without_thumbnail;
create index files__without_thumbnail on files (created_at)
  where (thumbnail_sha256 is null or small_thumbnail_sha256 is null) and width is not null;
