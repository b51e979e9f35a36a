import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { getBox } from '@hakobu/contract/warehouse/box/box.endpoints.ts';
import { productName } from '#kit/product-name.ts';

export type Box = ResponseOf<typeof getBox>;

/** The number of a box's copies in its warehouse that are on no pallet. */
export const looseOf = ({ places }: Pick<Box, 'places'>): number =>
  places?.filter(({ kind }) => kind === 'loose').reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;

/** Copies of a box in an area that are on no pallet. */
export type LooseBox = Pick<Box, 'product'> & { box_id: number; contents: string; quantity: number };

/** Boxes on no pallet by area. */
export function looseByArea(boxes: readonly Box[]): Map<number, LooseBox[]> {
  const loose = boxes.flatMap(({ id, items = [], places = [], product }) =>
    places
      .filter(({ kind, quantity }) => kind === 'loose' && quantity > 0)
      .flatMap(({ area_id, quantity }) =>
        area_id === null ? [] : [{ area_id, box_id: id, quantity, product, contents: contentsOf(items) }],
      ),
  );
  return Map.groupBy(loose, ({ area_id }) => area_id);
}

/** The contents of a box in one line. */
export const contentsOf = (items: NonNullable<Box['items']>): string =>
  items.map((item) => `${productName(item)} × ${item.quantity}`).join(', ');
