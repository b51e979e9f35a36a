import { sql, type RawBuilder } from 'kysely';
import type { listLockedPeriods } from '@hakobu/contract/accounting/period/period.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { Context } from '#kernel/context.ts';
import { unpaged } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';

export type LockedPeriod = RowOf<typeof listLockedPeriods>;

/** Locked months of the organization, latest first. */
export async function readLockedPeriods(
  ctx: Context,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<LockedPeriod[]> {
  const { rows } = await sql<LockedPeriod>`
    select to_char(p.month, 'YYYY-MM') as month, p.reason, p.locked_at,
      case when u.id is not null then jsonb_build_object('id', u.id, 'name', u.name) end as locked_by
    from locked_periods p
    left join users u on u.id = p.locked_by
    where p.organization_id = ${ctx.organizationId} and ${condition}
    order by p.month desc`.execute(ctx.db);
  return rows;
}

export const listPeriods: Handler<typeof listLockedPeriods> = async (ctx, { list }) => {
  const rows = await readLockedPeriods(ctx);
  return unpaged(list.sort[0]?.descending === true ? rows : rows.toReversed());
};
