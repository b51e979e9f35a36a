import { sql } from 'kysely';
import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';

/** Finds a tracking by id, or by a typed or scanned code. An id takes precedence over an equal code. */
export async function findTracking(
  ctx: Context,
  wanted: number | string,
): Promise<{ id: number; code: string }> {
  const id = /^\d{1,15}$/.test(String(wanted)) ? Number(wanted) : null;
  const found = await ctx.db
    .selectFrom('trackings')
    .select(['id', 'code'])
    .where('organization_id', '=', ctx.organizationId)
    .where((tracking) =>
      tracking.or([
        tracking('id', '=', sql<number>`${id}::bigint`),
        tracking('code', '=', normaliseTracking(String(wanted))),
      ]),
    )
    .orderBy(sql`id = ${id}::bigint`, 'desc')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) throw unknownReference('tracking_id', wanted);
  return found;
}
