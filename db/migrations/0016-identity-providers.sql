-- Signing in through others: who somebody is at a provider, and sign-ins that have begun.
create table user_identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  constraint user_identities__subject unique (provider, subject)
);
create index user_identities__user on user_identities (user_id);
comment on column user_identities.subject is 'The provider''s own id of the person, which unlike an email never changes hands';

create table provider_sign_ins (
  id bigint generated always as identity primary key,
  state_hash bytea not null constraint provider_sign_ins__state unique,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index provider_sign_ins__expires on provider_sign_ins (expires_at);
