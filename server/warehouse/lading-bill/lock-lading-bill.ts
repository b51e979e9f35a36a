import { sql, type RawBuilder } from 'kysely';
import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import type { Context } from '#kernel/context.ts';
import { pipeline } from '#kernel/database/pipeline.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { lock, requireLocked } from '#kernel/locks/lock.ts';
import { requireAction } from '#kernel/machine.ts';
import { readReference } from '#kernel/refusal.ts';
import { boxesOnBill, ladingBillSource } from './lading-bill.queries.ts';

export interface LockedBill {
  id: number;
  customer_id: number;
  container_id: number | null;
  had_cut_off: boolean;
  arrived_at: string | null;
  /** How many boxes are on it. */
  quantity: number;
}

/**
 * Locks the bills that a question finds, and what stands before them: the orders whose boxes are on them or
 * that bear their freight, with those of `moreOrders`, and their containers. They can be rated anew then.
 */
export function lockBillsAndOrders(
  ctx: Context,
  bills: RawBuilder<unknown>,
  moreOrders: RawBuilder<unknown> = sql`select null::text`,
): Promise<unknown> {
  return pipeline(
    () =>
      lock(
        ctx,
        'orders',
        sql`select order_id from box_lading_bills where lading_bill_id in (${bills})
          union all select order_id from charges where lading_bill_id in (${bills})
          union all ${moreOrders}`,
      ),
    () => lock(ctx, 'containers', sql`select container_id from lading_bills where id in (${bills})`),
    () => lock(ctx, 'lading_bills', bills),
  );
}

/** Locks a bill that may still change. Refuses with `bill_is_locked` once its container is cut off. */
export async function lockOpenBill(ctx: Context, id: number, version?: number): Promise<LockedBill> {
  const bill = await lockBill(ctx, id, version);
  requireOpen(ctx, bill);
  return bill;
}

/** Locks a bill with its orders and `moreOrders`. */
export async function lockBill(
  ctx: Context,
  id: number,
  version?: number,
  moreOrders?: RawBuilder<unknown>,
): Promise<LockedBill> {
  const [, bill] = await pipeline(
    () => lockBillsAndOrders(ctx, sql`select ${id}::bigint`, moreOrders),
    () =>
      lockRow<LockedBill>(ctx, ladingBillSource, {
        id,
        version,
        columns: sql`l.id, l.customer_id, l.container_id, coalesce(c.had_cut_off, false) as had_cut_off,
          c.arrived_at, ${boxesOnBill} as quantity`,
      }),
  );
  return bill;
}

/** Refuses with `bill_is_locked` where the container of a locked bill is cut off. */
export function requireOpen(ctx: Context, { id, ...bill }: Omit<LockedBill, 'customer_id'>): void {
  // planned for a container only now, which may be cut off at this moment
  if (bill.container_id !== null) requireLocked(ctx, 'containers', [bill.container_id]);
  requireAction(ladingBillMachine, 'update', bill, {
    details: { lading_bill_id: id, container_id: bill.container_id },
  });
}

/** The same for a bill that a body names, with orders that get on it: an unknown bill is a field error. */
export async function lockReferencedBill(
  ctx: Context,
  id: number,
  orderIds: readonly string[],
): Promise<LockedBill> {
  const orders = sql`select unnest(${[...orderIds]}::text[])`;
  const bill = await readReference('lading_bill_id', id, lockBill(ctx, id, undefined, orders));
  requireOpen(ctx, bill);
  return bill;
}
