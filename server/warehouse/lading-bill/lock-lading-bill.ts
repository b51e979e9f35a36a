import { sql } from 'kysely';
import { ladingBillMachine } from '@hakobu/contract/warehouse/lading-bill/lading-bill.machine.ts';
import type { Context } from '#kernel/context.ts';
import { lockRow } from '#kernel/list/list-rows.ts';
import { requireAction } from '#kernel/machine.ts';
import { asReference } from '#kernel/refusal.ts';
import { ladingBillSource } from './lading-bill.queries.ts';

export interface LockedBill {
  id: number;
  customer_id: number;
  container_id: number | null;
  had_cut_off: boolean;
}

/** Locks a bill that may still change. Refuses with `bill_is_locked` once its container is cut off. */
export async function lockOpenBill(ctx: Context, id: number, version?: number): Promise<LockedBill> {
  const bill = await lockBill(ctx, id, version);
  requireAction(ladingBillMachine, 'update', bill, {
    details: { lading_bill_id: id, container_id: bill.container_id },
  });
  return bill;
}

export const lockBill = (ctx: Context, id: number, version?: number): Promise<LockedBill> =>
  lockRow<LockedBill>(ctx, ladingBillSource, {
    id,
    version,
    columns: sql`l.id, l.customer_id, l.container_id, coalesce(c.had_cut_off, false) as had_cut_off`,
  });

/** The same for a bill that a body names: unknown ones are a field error. */
export const lockReferencedBill = (ctx: Context, id: number): Promise<LockedBill> =>
  asReference('lading_bill_id', id, lockOpenBill(ctx, id));
