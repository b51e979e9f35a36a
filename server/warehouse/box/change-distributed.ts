import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';

/**
 * Adds `by` (negative to subtract) to the quantity of a box that belongs to orders. The caller has locked
 * the box.
 */
export async function changeDistributed(
  ctx: Context,
  changes: readonly { box_id: number; by: number }[],
): Promise<void> {
  await sql`
    update boxes b
    set distributed_quantity = b.distributed_quantity + c.by, version = b.version + 1, updated_at = now()
    from (
      select box_id, sum(by) as by
      from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as x (box_id bigint, by int)
      group by 1) c
    where b.id = c.box_id`.execute(ctx.db);
}
