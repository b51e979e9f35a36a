import type { priceCondition } from '@hakobu/contract/product/price/price.endpoints.ts';
import { insertRow } from '#kernel/crud/rows.ts';
import type { Handler } from '#kernel/route.ts';
import { conditionChanged, requireFreeKey } from './change-condition.ts';
import { lockPriceOf } from './change-price.ts';

/** Adds a condition, which limits when a price applies. */
export const createCondition: Handler<typeof priceCondition.create> = async (ctx, { body }) => {
  await lockPriceOf(ctx, body);
  await requireFreeKey(ctx, body.price_id, body.key);
  const id = await insertRow(ctx, 'price_conditions', body);
  return conditionChanged(ctx, id, body.price_id, { [body.key]: body.value });
};
