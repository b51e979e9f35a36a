import { compare } from '@hakobu/contract/kernel/decimal.ts';
import type { Box } from './box.ts';
import { goodsLine, goodsBody, type Goods } from './goods.ts';

type Figures = Pick<Box, 'length' | 'width' | 'height' | 'weight' | 'duplicate'>;
const measures = ['length', 'width', 'height', 'weight'] as const;

/** What is in a box, as it is typed. */
export const goodsOf = ({ items = [] }: Pick<Box, 'items'>): Goods[] =>
  items.map(({ product_id, quantity, expiry_date }) =>
    goodsLine({ product_id, quantity, expiry_date: expiry_date ?? '' }),
  );

/**
 * What was changed of a box, which alone is sent: measures that stay need no room on a pallet again, nor rate
 * the bills anew, and contents that stay are not counted against what came.
 */
export function boxChanges(box: Figures & Pick<Box, 'items'>, typed: Figures, items: readonly Goods[]) {
  const changed = measures.filter((name) => typed[name] !== '' && compare(typed[name], box[name]) !== 0);
  const products = goodsBody(items);
  const isSame = JSON.stringify(products) === JSON.stringify(goodsBody(goodsOf(box)));
  return {
    ...(Object.fromEntries(changed.map((name) => [name, typed[name]])) as Partial<Figures>),
    ...(typed.duplicate !== box.duplicate && { duplicate: typed.duplicate }),
    ...(!isSame && { products }),
  };
}
