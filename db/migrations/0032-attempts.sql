-- Wrong passwords are counted in the database: every server counts together, and a restart forgets none. What is counted (an
-- account with an address) stands here as a hash, because people type passwords into the wrong field.
create table attempts (
  key text primary key,
  failures integer not null,
  last_at timestamptz not null default now()
);
create index attempts__last_at on attempts (last_at);
comment on table attempts is 'Failed tries to sign in, by what they are counted under; kept for a day';

-- Where somebody has signed in from: the failures of others keep nobody out there.
create table known_devices (
  user_id bigint not null references users on delete cascade,
  device text not null,
  seen_at timestamptz not null default now(),
  constraint known_devices__one primary key (user_id, device)
);
create index known_devices__seen_at on known_devices (seen_at);
comment on table known_devices is 'Address and browser, as a hash, from which somebody signed in within half a year';
