-- Printed papers name both parties with their tax codes, in the language of the receiver.
alter table suppliers
  add column tax_code text constraint suppliers__tax_code check (length(tax_code) between 1 and 20),
  add column country_id text not null default 'jp' constraint suppliers__country check (country_id in ('jp', 'vn'));
comment on column suppliers.tax_code is 'In Japan the registration number of qualified invoices, in Vietnam the tax code';
comment on column suppliers.country_id is 'Decides the format of the tax code and the language of papers';
alter table users
  add column tax_code text constraint users__tax_code check (length(tax_code) between 1 and 20);
comment on column users.tax_code is 'Vietnamese tax code of a customer';
alter table organizations
  add column tel text constraint organizations__tel check (length(tel) between 1 and 32),
  add column representative text constraint organizations__representative check (length(representative) between 1 and 120);
comment on column organizations.representative is 'Who represents the company, printed on papers';

-- Roles that set prices of order lines, or read cost, are warned below cost.
insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update, may_delete)
select distinct role_id, 'below_cost', 'organization', true, false, false, false
from role_permissions
where resource_id = 'cost_price' and may_read or resource_id = 'order_item' and may_update
on conflict do nothing;
