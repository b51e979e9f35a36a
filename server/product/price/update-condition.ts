import type { priceCondition } from '@hakobu/contract/product/price/price.endpoints.ts';
import { updateRow } from '#kernel/crud/rows.ts';
import { Refusal } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { conditionChanged, lockCondition, requireFreeKey, UNIT } from './change-condition.ts';

/** Changes key or value of a condition; the unit keeps its key. */
export const updateCondition: Handler<typeof priceCondition.update> = async (
  ctx,
  { params: { id }, body, version },
) => {
  const { price_id, key } = await lockCondition(ctx, id, version);
  if (body.key !== undefined && body.key !== key) {
    if (key === UNIT) throw new Refusal('unit_needed');
    await requireFreeKey(ctx, price_id, body.key);
  }
  await updateRow(ctx, 'price_conditions', id, body);
  return conditionChanged(ctx, id, price_id, { [body.key ?? key]: body.value });
};
