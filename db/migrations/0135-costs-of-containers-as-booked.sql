-- What a container costs in VND is what the books have of it; only costs of before the books knew them keep
-- what they were worth on the day they were entered. See docs/decisions/0099-container-costs.md.
alter table container_costs alter column amount_base drop not null;
update container_costs k set amount_base = null
where exists (
  select from charges c join recognitions r on r.charge_id = c.id where c.container_cost_id = k.id);
comment on column container_costs.amount_base is
  'In VND, on the day it was entered; null where the books have it (recognitions)';
