import { sql } from 'kysely';
import type { Context } from '#kernel/context.ts';
import { lockRows } from '#kernel/locks/lock.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { AllowedMovement } from '../movement/require-allowed-movement.ts';

interface PlannedBill extends AllowedMovement {
  id: number;
  name: string;
  container_id: number | null;
  container_name: string | null;
}

const among = (ids: readonly number[]) => sql<number>`any(${ids}::bigint[])`;

/** Locks the bills of a body's `lading_bill_ids`. Refuses unknown ones. */
export async function lockBills(ctx: Context, ids: readonly number[]): Promise<PlannedBill[]> {
  const bills = await lockRows(
    ctx,
    'lading_bills',
    sql<PlannedBill>`
      select l.id, l.name, l.container_id, l.shipment_method_id, l.from_area_id, l.to_area_id,
        (select c.name from containers c where c.id = l.container_id) as container_name
      from lading_bills l
      where l.id = ${among(ids)} and l.organization_id = ${ctx.organizationId}
      order by l.id`,
    'l',
  );
  const missing = ids.findIndex((id) => !bills.some((bill) => bill.id === id));
  if (missing >= 0) throw unknownReference(`lading_bill_ids.${missing}`, ids[missing]);
  return bills;
}

/** Plans locked bills for a container, or for none. */
export async function planBills(
  ctx: Context,
  ids: readonly number[],
  containerId: number | null,
): Promise<void> {
  await ctx.db
    .updateTable('lading_bills')
    .set(({ eb }) => ({
      container_id: containerId,
      version: eb('version', '+', 1),
      updated_at: sql<string>`now()`,
    }))
    .where('id', '=', among(ids))
    .execute();
}
