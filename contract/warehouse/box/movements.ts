/** Kinds of places. `supplier` and `customer` are the ends of the process and have no stock. */
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

/** A reason of box movements. */
export interface Movement {
  /** Kinds of places from and to which it leads. */
  ways: readonly (readonly [PlaceKind, PlaceKind])[];
  /** Entity type of the document that each movement refers to. */
  document?: 'container' | 'goods_delivery';
  /** The reason of the reverse movement, where one exists. */
  undoneBy?: string;
  /**
   * Whether it sets the number of boxes without moving them. A box with no other movements can be deleted.
   */
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
/** Reasons of movements and where they lead. A new reason needs an entry and its handler. */
export const movements: Readonly<Record<MovementReason, Movement>> = declared;
export const movementReasons = Object.keys(declared) as MovementReason[];
