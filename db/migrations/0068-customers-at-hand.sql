-- Whoever hands goods out writes down where to: a customer's address is added where the delivery waits for it.
update role_permissions set may_create = true
where role_id = 'warehouse' and resource_id = 'address' and scope = 'organization';
update permission_version set version = version + 1;

-- Customers whom somebody made are theirs before the first order: their addresses can be written down.
alter table users add created_by bigint references users;
create index users__created_by on users (created_by) where created_by is not null;
