import { compare } from '@hakobu/contract/kernel/decimal.ts';
import { lineAmounts } from '@hakobu/contract/order/order-item/line-amounts.ts';
import type { checkBelowCost as endpoint } from '@hakobu/contract/order/order-item/order-item.endpoints.ts';
import type { Handler } from '#kernel/route.ts';
import { findCosts } from '../../product/product/product.queries.ts';

/** Compares the total of a line with the cost of its pieces with tax. */
export const checkBelowCost: Handler<typeof endpoint> = async (ctx, { query }) => {
  const { product_id, ...line } = query;
  const { cost, tax_percent } = (await findCosts(ctx, [product_id])).get(product_id) ?? {};
  if (cost == null || tax_percent === undefined) return { below_cost: null };
  const bought = { price: cost, tax_percent, discount_tax_per_tax_percent: '0', quantity: line.quantity };
  const totalOf = (figures: typeof bought) =>
    lineAmounts({ ...figures, is_price_with_tax: false }, 'JPY').balance;
  return { below_cost: compare(totalOf(line), totalOf(bought)) < 0 };
};
