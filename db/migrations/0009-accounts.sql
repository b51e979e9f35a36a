-- Accounts people make themselves: links sent by mail, the mails on their way, and the secret that signs links.
create table account_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  purpose text not null constraint account_tokens__purpose check (purpose in ('verify', 'reset')),
  token_hash bytea not null constraint account_tokens__token_hash unique,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index account_tokens__user on account_tokens (user_id, purpose, created_at);
comment on table account_tokens is 'Links sent by mail; the token itself is kept as SHA-256 only, and works once';

create table mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  language text not null,
  template text not null,
  content jsonb not null,
  attempts integer not null default 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null default now()
);
create index mails__waiting on mails (id) where sent_at is null;
comment on column mails.content is 'What fills the template; emptied once sent, because it holds links that work';

alter table sessions add column refreshed_at timestamptz not null default now();
alter table users add column language text;

insert into settings (organization_id, key, value) values (0, 'signing_secret', to_jsonb(gen_random_uuid()::text || gen_random_uuid()::text));
