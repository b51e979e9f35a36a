import type { ResponseOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { getBox } from '@hakobu/contract/warehouse/box/box.endpoints.ts';

export type Box = ResponseOf<typeof getBox>;

/** How many of a box stand in its warehouse on no pallet. */
export const looseOf = ({ places }: Pick<Box, 'places'>): number =>
  places?.filter(({ kind }) => kind === 'loose').reduce((sum, { quantity }) => sum + quantity, 0) ?? 0;
