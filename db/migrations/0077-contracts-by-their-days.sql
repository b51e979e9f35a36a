-- Contracts are looked for by when they begin and end. See docs/decisions/0062-columns-that-sort.md.
create index contracts__start_date on contracts (start_date desc, id desc, organization_id);
create index contracts__end_date on contracts (end_date desc, id desc, organization_id);
