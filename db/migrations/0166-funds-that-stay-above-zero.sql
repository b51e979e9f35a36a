-- A fund or bank account may be told not to fall below zero: see docs/decisions/0148-funds-with-a-floor.md.
alter table funds add column never_below_zero boolean not null default false;
alter table cards add column never_below_zero boolean not null default false;
comment on column funds.never_below_zero is 'What would take more out of it than it holds is refused; kept as the minimum of its ledger account';
comment on column cards.never_below_zero is 'What would take more out of it than it holds is refused; kept as the minimum of its ledger account';
