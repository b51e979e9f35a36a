import type { priceAmount } from '@hakobu/contract/product/price/price.endpoints.ts';
import { hasStarted } from '@hakobu/contract/product/price/timeline.machine.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockAmount } from './change-amount.ts';
import { priceChanged } from './change-price.ts';

/** Deletes a bracket of a timeline that has not started. */
export const deleteAmount: Handler<typeof priceAmount.delete> = async (ctx, { params: { id }, version }) => {
  const { from, timeline } = await lockAmount(ctx, id, version);
  if (hasStarted(timeline)) throw new Refusal('price_in_force');
  await deleteRow(ctx, 'price_amounts', id);
  await priceChanged(ctx, timeline.price_id, { amount_removed: from });
};
