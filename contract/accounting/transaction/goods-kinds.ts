import type { KindEntry } from './transaction-kind.ts';

/**
 * A voucher that follows from a tally or hand-over. It has no endpoint, and undoing the event reverses it.
 */
const ofGoods = {
  party: 'none',
  sources: [],
  postings: { does: 'recognise' },
  limits: [],
  undoes: [],
  screens: [],
} as const;

/** Kinds of vouchers that receive goods into the books, issue them, and recognise revenue. */
export const goodsKinds = {
  goods_received: {
    ...ofGoods,
    path: 'goods-received',
    name: 'Goods received',
    summary: 'Goods received, against the payable to their supplier',
    series: 'NK',
    party: 'supplier',
  },
  goods_sold: {
    ...ofGoods,
    path: 'goods-sold',
    name: 'Cost of goods handed over',
    summary: 'Cost of delivered goods',
    series: 'XK',
  },
  revenue: {
    ...ofGoods,
    path: 'revenue',
    name: 'Revenue',
    summary: 'Revenue from delivered goods and services',
    series: 'DT',
  },
} as const satisfies Record<string, KindEntry>;
