-- Roles are few: users of an organization are found by skipping from one to the next, without an index more.
drop index users__role;
create index users__role on users (role_id, organization_id, id);
analyze addresses;
