-- Pictures of the shops of others.
create table affiliate_store_images (
  id bigint generated always as identity primary key,
  affiliate_store_id bigint not null references affiliate_stores on delete cascade,
  file_id uuid not null references files,
  created_at timestamptz not null default now()
);
create index affiliate_store_images__store on affiliate_store_images (affiliate_store_id, id);
