-- What banks tell of their accounts, line by line. See docs/decisions/0104-statements-of-banks.md.
create table bank_statements (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  card_id bigint not null references cards (id),
  currency_id text not null references currencies (id),
  format text not null,
  file_name text not null,
  content_hash text not null,
  from_date date not null,
  to_date date not null,
  opening_balance numeric,
  closing_balance numeric,
  created_by bigint references users (id),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint bank_statements__format check (format in ('csv', 'mt940', 'camt053')),
  constraint bank_statements__days check (from_date <= to_date),
  constraint bank_statements__once unique (card_id, content_hash)
);
comment on column bank_statements.content_hash is 'SHA-256 of the file, so that it is not imported twice';
create index bank_statements__organization on bank_statements (organization_id, id desc);

create table bank_statement_lines (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations (id),
  statement_id bigint not null references bank_statements (id),
  card_id bigint not null references cards (id),
  position integer not null,
  booked_on date not null,
  amount numeric not null,
  text text not null,
  reference text,
  key text not null,
  transaction_id bigint references transactions (id) deferrable initially deferred,
  made_voucher boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint bank_statement_lines__amount check (amount <> 0),
  constraint bank_statement_lines__once unique (card_id, key)
);
comment on column bank_statement_lines.amount is 'In the currency of the account; less than nothing where money went out';
comment on column bank_statement_lines.key is 'Tells the line from every other of its account, in whichever file it comes';
comment on column bank_statement_lines.transaction_id is 'The voucher that books it; a reversed one counts as none';
comment on column bank_statement_lines.made_voucher is 'The voucher was made for it, and not only found';
create index bank_statement_lines__statement on bank_statement_lines (statement_id, id);
create index bank_statement_lines__transaction on bank_statement_lines (transaction_id)
  where transaction_id is not null;

create table bank_statement_layouts (
  card_id bigint primary key references cards (id),
  layout jsonb not null
);
comment on table bank_statement_layouts is 'Which column of an account''s sheets held what, the last time one was imported';
