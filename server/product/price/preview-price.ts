import { chargeOf, roundMeasure } from '@hakobu/contract/warehouse/freight/rate-freight.ts';
import type { previewPrice as endpoint } from '@hakobu/contract/product/price/price.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import type { Context } from '#kernel/context.ts';
import { unknownReference } from '#kernel/refusal.ts';
import type { Handler } from '#kernel/route.ts';
import { findPrice } from './resolve-price.ts';

/**
 * Computes the cost of a measure on a day, with its price and bracket, or answers the nearest price. The
 * cost is null where the context has no currency.
 */
export const previewPrice: Handler<typeof endpoint> = async (
  ctx,
  { query: { group_type, date, measure, customer_id, ...conditions } },
) => {
  const customer_group = customer_id === undefined ? undefined : await groupOf(ctx, customer_id);
  const context = Object.fromEntries(
    Object.entries({ ...(customer_group && { 'customer-group': customer_group }), ...conditions }).filter(
      (entry): entry is [string, string] => Boolean(entry[1]),
    ),
  );
  const found = await findPrice(ctx, { group: group_type, context, date, measure });
  if ('nearest' in found)
    return { price: null, timeline: null, bracket: null, measure, cost: null, nearest: found.nearest };
  const {
    price: { id, name, ...terms },
    timeline,
    step,
    next,
  } = found;
  const rounded = roundMeasure(measure, terms.rounding_step);
  const currency = currencyIds.find((one) => one === (context.currency ?? context.to));
  const tariff = { ...terms, rate: step.value, next: next && { from: next.from, rate: next.value } };
  return {
    price: { id, name },
    timeline: { id: timeline.id, start_date: timeline.start_date, end_date: timeline.end_date },
    bracket: step,
    measure: rounded,
    nearest: null,
    cost: currency === undefined ? null : chargeOf(rounded, tariff, currency),
  };
};

/** Group of a customer of the caller's organization, or null. */
async function groupOf(ctx: Context, customerId: number): Promise<string | null> {
  const customer = await ctx.db
    .selectFrom('users')
    .select('customer_group')
    .where('id', '=', customerId)
    .where('organization_id', '=', ctx.organizationId)
    .executeTakeFirst();
  if (customer === undefined) throw unknownReference('customer_id', customerId);
  return customer.customer_group;
}
