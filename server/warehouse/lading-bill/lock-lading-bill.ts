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
  /** Number of boxes on it. */
  quantity: number;
}

/**
 * Locks the bills that a query finds after the rows before them in lock order: the orders with boxes or
 * freight on them, `moreOrders`, and their containers. They can then be rated anew.
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

/** Locks an open bill. Refuses with `bill_is_locked` after cut-off of its container. */
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

/** Refuses with `bill_is_locked` when the container of a locked bill is cut off. */
export function requireOpen(ctx: Context, { id, ...bill }: Omit<LockedBill, 'customer_id'>): void {
  // The bill may have been planned only now, for a container that is cut off at this moment.
  if (bill.container_id !== null) requireLocked(ctx, 'containers', [bill.container_id]);
  requireAction(ladingBillMachine, 'update', bill, {
    details: { lading_bill_id: id, container_id: bill.container_id },
  });
}

/** Locks a bill named in a body, with orders to be added: an unknown bill is a field error. */
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
