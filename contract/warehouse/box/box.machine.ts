import { defineMachine } from '../../kernel/machine.ts';

/** Facts from which its state follows. */
export interface BoxStateInput {
  closed_at: string | null;
  /** Boxes that were not written off, free or assembled to orders. */
  free_quantity: number;
  distributed_quantity: number;
  quantity_in_inventory: number;
  /** How many of them are in a warehouse that delivers to customers. */
  arrived_quantity: number;
  quantity_in_picker: number;
  outbound_quantity: number;
}
type BoxState = 'open' | 'closed' | 'loaded' | 'arrived' | 'delivered' | 'scrapped';

const change = { resource: 'box', action: 'update' } as const;
const container = { resource: 'container', action: 'update' } as const;
const packed = ['closed', 'loaded', 'arrived', 'delivered'] as const;
const activeStates = ['open', ...packed] as const;
const scrapped = { scrapped: 'box_is_scrapped' } as const;
const closed = {
  closed: 'box_is_closed',
  loaded: 'box_is_closed',
  arrived: 'box_is_closed',
  delivered: 'box_is_closed',
} as const;

/** Place of the boxes of a number that are furthest behind. */
function stateOf(box: BoxStateInput): BoxState {
  const remaining = box.free_quantity + box.distributed_quantity;
  if (remaining === 0) return 'scrapped';
  if (box.closed_at === null) return 'open';
  if (box.quantity_in_inventory > box.arrived_quantity) return 'closed';
  if (box.quantity_in_picker > 0) return 'loaded';
  return box.outbound_quantity >= remaining ? 'delivered' : 'arrived';
}

/**
 * A box is packed while open. Once closed it is loaded, unloaded and delivered. A box packed by mistake is
 * written off, which is final.
 */
export const boxMachine = defineMachine(stateOf)({
  entity: 'box',
  states: [...activeStates, 'scrapped'],
  initial: 'open',
  stages: [
    { states: ['open'], department: 'warehouse', actions: ['close'] },
    { states: ['closed'], department: 'warehouse' },
    { states: ['loaded'], department: 'warehouse' },
    { states: ['arrived'], department: 'warehouse' },
    { states: ['delivered'] },
  ],
  transitions: {
    update: { from: ['open'], right: change, refusal: { ...closed, ...scrapped } },
    close: { from: ['open'], to: packed, right: change, refusal: { ...closed, ...scrapped } },
    open: { from: packed, to: 'open', right: change, refusal: { open: 'box_is_open', ...scrapped } },
    delete: {
      from: activeStates,
      to: 'scrapped',
      right: { resource: 'box', action: 'delete' },
      refusal: 'box_is_scrapped',
    },
    assign: {
      from: activeStates,
      right: { resource: 'owner', action: 'create' },
      refusal: 'box_is_scrapped',
    },
    load: {
      from: ['open', 'closed'],
      to: ['open', 'loaded'],
      right: container,
      refusal: {
        loaded: 'not_enough_boxes',
        arrived: 'not_enough_boxes',
        delivered: 'not_enough_boxes',
        ...scrapped,
      },
    },
    unload: {
      from: ['loaded'],
      to: 'arrived',
      right: container,
      refusal: {
        open: 'box_not_loaded',
        closed: 'box_not_loaded',
        arrived: 'box_not_loaded',
        delivered: 'box_not_loaded',
        ...scrapped,
      },
    },
    deliver: {
      from: ['arrived'],
      to: 'delivered',
      right: { resource: 'goods_delivery', action: 'create' },
      createsDocument: true,
      refusal: {
        open: 'box_not_arrived',
        closed: 'box_not_arrived',
        loaded: 'box_not_arrived',
        delivered: 'not_enough_boxes',
        ...scrapped,
      },
    },
  },
  editable: {
    length: {},
    width: {},
    height: {},
    weight: {},
    duplicate: {},
    products: {},
  },
  automatic: [
    { from: ['loaded', 'arrived'], to: 'closed' },
    { from: ['delivered'], to: 'arrived' },
  ],
});
