import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/**
 * Removes the charges of lading bills that are deleted. The caller has locked them and nothing of them is
 * settled.
 */
export async function removeCharges(
  ctx: Context,
  { lading_bill_ids }: { lading_bill_ids: readonly number[] },
): Promise<void> {
  await ctx.db
    .deleteFrom('charges')
    .where('lading_bill_id', '=', sql<number>`any(${lading_bill_ids}::bigint[])`)
    .execute();
}
