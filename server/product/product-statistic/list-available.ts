import { availableForSale } from '@hakobu/contract/product/product/product.endpoints.ts';
import { listRows } from '#kernel/list/list-rows.ts';
import type { Handler } from '#kernel/route.ts';
import { splitGoodsQuery } from '../product/product.queries.ts';
import { availableSource } from './product-statistic.queries.ts';

/** Lists unallocated stock that can be sold. */
export const listAvailable: Handler<typeof availableForSale> = async (ctx, { list }) => {
  const { goods, rest } = splitGoodsQuery(list);
  return listRows(ctx, availableForSale.list, availableSource(ctx, goods), rest);
};
