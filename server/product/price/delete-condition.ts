import type { priceCondition } from '@hakobu/contract/product/price/price.endpoints.ts';
import { deleteRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { lockCondition, UNIT } from './change-condition.ts';
import { priceChanged } from './change-price.ts';
import { requireNoRival } from './require-no-rival.ts';

/** Deletes a condition, so that the price applies more widely. The unit cannot be deleted. */
export const deleteCondition: Handler<typeof priceCondition.delete> = async (
  ctx,
  { params: { id }, version },
) => {
  const { price_id, key } = await lockCondition(ctx, id, version);
  if (key === UNIT) throw new Refusal('unit_needed');
  await deleteRow(ctx, 'price_conditions', id);
  await requireNoRival(ctx, price_id);
  await priceChanged(ctx, price_id, { condition_removed: key });
};
