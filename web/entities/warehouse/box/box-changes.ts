import { compare } from '@hakobu/contract/kernel/decimal.ts';
import type { Box } from './box.ts';
import { goodsLine, goodsBody, type Goods } from './goods.ts';

type Figures = Pick<Box, 'length' | 'width' | 'height' | 'weight' | 'duplicate'>;
const measures = ['length', 'width', 'height', 'weight'] as const;

/** The contents of a box as form values. */
export const goodsOf = ({ items = [] }: Pick<Box, 'items'>): Goods[] =>
  items.map(({ product_id, quantity, expiry_date }) =>
    goodsLine({ product_id, quantity, expiry_date: expiry_date ?? '' }),
  );

/**
 * The changed fields of a box. Only these are sent, because measures trigger the capacity check of the pallet
 * and the rating of bills, and contents the check against received quantities.
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
