-- The journal above the roll-up's watermark, of one organization or of all, of which plans expect a thousand
-- postings. Conditions alone they take for a third of all postings, and read everything else whole to join it
-- with so many. See docs/decisions/0149-plans-expect-a-short-tail.md.
create function ledger_tail(organization bigint) returns setof ledger_postings language plpgsql stable rows 1000 as $$
begin
  return query
    select * from ledger_postings
    where xact >= (select next_xact from ledger_roll_up)
      and (organization is null or organization_id = organization);
end $$;
comment on function ledger_tail is 'Postings that the roll-up has not taken yet';
