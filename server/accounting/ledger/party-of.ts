import { sql, type RawBuilder } from 'kysely';

/** The party of a ledger account in responses, for an alias of `ledger_accounts`. */
export const ledgerPartyOf = (alias: string): RawBuilder<unknown> => {
  const type = sql.ref(`${alias}.party_type`);
  const id = sql.ref(`${alias}.party_id`);
  return sql`case when ${type} <> 'none' then jsonb_build_object('type', ${type}, 'id', ${id}, 'name',
    case ${type}
      when 'user' then (select named.name from users named where named.id = ${id})
      when 'supplier' then (select named.name from suppliers named where named.id = ${id})
      when 'fund' then (select named.name from funds named where named.id = ${id})
      else (select named.name from cards named where named.id = ${id}) end) end`;
};
