-- Names of areas are unique within a company and its warehouses, not over all companies.
alter table areas add column company_id bigint constraint areas__company references organizations;
update areas a set company_id = coalesce(o.parent_id, o.id) from organizations o where o.id = a.organization_id;
alter table areas alter column company_id set not null, drop constraint areas__name,
  add constraint areas__name unique (company_id, name);
comment on column areas.company_id is 'Company of the warehouse, within which the name is unique';
