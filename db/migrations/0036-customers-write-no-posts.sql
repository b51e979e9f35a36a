-- Customers could publish posts that other customers read; they write questions, not posts. What they had
-- published becomes a draft, which only they and staff see.
update role_permissions set may_create = false, may_update = false, may_delete = false
where role_id = 'customer' and resource_id = 'post';
update permission_version set version = version + 1;
update posts set status = 'draft', version = version + 1, updated_at = now()
where status = 'published' and creator_id in (select id from users where role_id = 'customer');
