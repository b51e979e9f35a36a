-- Every refresh token that was used is remembered as long as its session: whoever shows an old one, however
-- old, has a stolen one, and the session ends. Until now only the last one was remembered.
create table used_refresh_tokens (
  token_hash bytea primary key,
  session_id bigint not null references sessions on delete cascade,
  used_at timestamptz not null default now()
);
create index used_refresh_tokens__session on used_refresh_tokens (session_id);
comment on table used_refresh_tokens is 'Refresh tokens that were used, by hash: none may come a second time';
insert into used_refresh_tokens (token_hash, session_id)
select distinct on (previous_refresh_hash) previous_refresh_hash, id from sessions
where previous_refresh_hash is not null order by previous_refresh_hash, id;

-- Answers that hand out tokens are not kept for repeated requests any more; those that were kept go.
delete from idempotency_keys where jsonb_typeof(response) = 'object' and response ? 'access_token';
