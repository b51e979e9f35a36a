-- Recording debt is a right of its own, no part of changing bills: whoever makes vouchers has it. Advances to suppliers are a right beside the
-- wallets of customers: purchasing sees those of suppliers only.
insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update, may_delete)
select role_id, 'debt', scope, role_id = 'admin', true, role_id = 'admin', role_id = 'admin'
from role_permissions
where resource_id = 'transaction' and may_create
on conflict do nothing;

insert into role_permissions (role_id, resource_id, scope, may_read, may_create, may_update, may_delete)
select role_id, 'supplier_wallet', scope, may_read, may_create, may_update, may_delete
from role_permissions
where resource_id = 'wallet' and scope <> 'own'
on conflict do nothing;
delete from role_permissions where role_id = 'purchase' and resource_id = 'wallet' and not (may_create or may_update or may_delete);

update permission_version set version = version + 1;
