import { listToBuy } from '@hakobu/contract/order/purchase/purchase.endpoints.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { splitGoodsQuery } from '../../product/product/product.queries.ts';
import { mayBuyBeforePayment } from './buy-before-payment.ts';
import { toBuySource } from './list-to-buy.queries.ts';

/** Lists products to buy. Unpaid goods are included only where the organization buys before payment. */
export const listGoodsToBuy: Handler<typeof listToBuy> = async (ctx, { list }) => {
  const { goods, rest } = splitGoodsQuery({ ...list, q: undefined });
  const sorted = (by: string) => list.sort.some(({ field }) => field === by);
  const source = toBuySource(ctx, await mayBuyBeforePayment(ctx), {
    goods,
    summed: sorted('to_buy'),
    priced: sorted('last_price'),
  });
  return listRows(ctx, listToBuy.list, source, { ...rest, q: list.q });
};
