import { sql, type SqlBool } from 'kysely';
import type { convertAddresses as endpoint } from '@hakobu/contract/identity/address/address.endpoints.ts';
import { both } from '#kernel/list/list-source.ts';
import { forNoKeyUpdate } from '#kernel/locks/lock.ts';
import type { Handler } from '#kernel/route.ts';
import { addressAccess } from './address.queries.ts';

/**
 * Sets the current ward of every address that the caller may change and whose ward of before July 2025 has a
 * single successor; returns how many, and how many need a choice. Successors are looked up per address: for
 * newly imported addresses a plan that aggregates all wards scans them for each address.
 */
export const convertAddresses: Handler<typeof endpoint> = async (ctx) => {
  const within = both([
    addressAccess(ctx),
    sql<SqlBool>`a.ward_id like 'old-%' and a.resolved_ward_id is null`,
  ]);
  const { numAffectedRows } = await sql`
    update addresses t set resolved_ward_id = m.new_ward_id, version = t.version + 1, updated_at = now()
    from (${forNoKeyUpdate(sql`select a.id, a.ward_id from addresses a join users u on u.id = a.user_id where ${within}`, 'a')}) a
    cross join lateral (
      select min(w.new_ward_id) as new_ward_id
      from ward_map w
      where w.old_ward_id = a.ward_id
      having count(*) = 1 and bool_and(w.kind = 'one')) m
    where t.id = a.id`.execute(ctx.db);
  const {
    rows: [left],
  } = await sql<{
    count: number;
  }>`select count(*)::int as count from addresses a join users u on u.id = a.user_id
    where ${within}`.execute(ctx.db);
  const answer = { converted: Number(numAffectedRows ?? 0), needs_choice: left!.count };
  ctx.log({ logable_type: 'address', logable_id: 'all', type_id: 'others', content: answer });
  return answer;
};
