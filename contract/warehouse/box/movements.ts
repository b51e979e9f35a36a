/**
 * Kinds of places. `supplier` and `customer` are the two ends of the way: nothing is counted before the
 * first.
 */
export const placeKinds = [
  'supplier',
  'loose',
  'pallet',
  'container',
  'customer',
  'scrap',
  'combined',
  'decoupled',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** One kind of movement of boxes. */
export interface Movement {
  /** Between which kinds of places it leads, from and to. */
  ways: readonly (readonly [PlaceKind, PlaceKind])[];
  /** The noun whose document each such movement names. */
  document?: 'container' | 'goods_delivery';
  /** The movement that takes it back, where one does. */
  undoneBy?: string;
  /** It says how many there are, and takes them nowhere: a box that knows no other can still be deleted. */
  packing?: true;
}

const declared = {
  packed: { ways: [['supplier', 'loose']], undoneBy: 'repacked', packing: true },
  repacked: {
    ways: [
      ['supplier', 'loose'],
      ['loose', 'supplier'],
      ['loose', 'scrap'],
    ],
    packing: true,
  },
  put_away: {
    ways: [
      ['loose', 'pallet'],
      ['pallet', 'pallet'],
    ],
    undoneBy: 'take_down',
  },
  take_down: { ways: [['pallet', 'loose']] },
  load: {
    ways: [
      ['loose', 'container'],
      ['pallet', 'container'],
    ],
    document: 'container',
    undoneBy: 'take_out',
  },
  take_out: { ways: [['container', 'loose']], document: 'container' },
  unload: { ways: [['container', 'loose']], document: 'container' },
  deliver: {
    ways: [
      ['loose', 'customer'],
      ['pallet', 'customer'],
    ],
    document: 'goods_delivery',
    undoneBy: 'return',
  },
  return: { ways: [['customer', 'loose']], document: 'goods_delivery' },
} as const satisfies Record<string, Movement>;

export type MovementReason = keyof typeof declared;
/** Why boxes move: each reason with where it may lead. A new movement is one entry and its use case. */
export const movements: Readonly<Record<MovementReason, Movement>> = declared;
export const movementReasons = Object.keys(declared) as MovementReason[];
