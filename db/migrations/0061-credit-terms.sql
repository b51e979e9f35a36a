-- How far and how long a customer may owe. Without a limit nothing goes on debt but by who may go beyond it; without a term debt is due in 30 days.
alter table users add column payment_term_days integer
  constraint users__payment_term check (payment_term_days between 0 and 365);
comment on column users.payment_term_days is 'Days after which a customer''s new debt is due; 30 where it is null';

create table credit_limits (
  id bigint generated always as identity primary key,
  customer_id bigint not null references users (id),
  currency_id text not null references currencies (id),
  amount numeric not null constraint credit_limits__amount check (amount >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  version integer not null default 1,
  constraint credit_limits__one unique (customer_id, currency_id)
);
comment on table credit_limits is 'The most that a customer may owe on debt, by currency';

-- Whoever records debt for the organization goes beyond limits as before and keeps the terms; sellers record debt of their customers within them.
insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update, may_delete)
select role_id, 'debt_override', scope, false, true, false, false
from role_permissions
where resource_id = 'debt' and may_create and scope <> 'own'
on conflict do nothing;
update role_permissions set may_read = true, may_update = true
where resource_id = 'debt' and may_create and scope <> 'own';
insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update, may_delete)
select role_id, 'debt', 'own', true, true, false, false
from role_permissions
where role_id = 'sale' and resource_id = 'credit_order' and may_create and scope = 'own'
on conflict do nothing;

update permission_version set version = version + 1;
