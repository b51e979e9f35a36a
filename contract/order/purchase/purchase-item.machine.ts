import { defineMachine } from '../../kernel/machine.ts';

/** The states of a line of a purchase: bought, received, given to orders. */
export const purchaseItemStates = [
  'Newish',
  'Paid',
  'WaitingToReceive',
  'ReceivedAtWarehouse',
  'Finish',
  'OutOfStock',
  'Cancelled',
] as const;
export type PurchaseItemState = (typeof purchaseItemStates)[number];

const awaited = ['Newish', 'Paid', 'WaitingToReceive'] as const;

/** By hand a line is only closed short; its state follows from its purchase and from what came of it. */
export const purchaseItemMachine = defineMachine(
  ({ status_id }: { status_id: PurchaseItemState }) => status_id,
)({
  word: 'purchase_item',
  states: purchaseItemStates,
  initial: 'Newish',
  transitions: {
    update: {
      from: ['Newish', 'Paid', 'WaitingToReceive', 'ReceivedAtWarehouse', 'Finish', 'OutOfStock'],
      right: { resource: 'purchase_item', action: 'update' },
      refusal: 'purchase_wrong_state',
    },
  },
  follows: [
    { from: ['Newish', 'OutOfStock'], to: 'Paid' },
    { from: ['Paid', 'OutOfStock'], to: 'Newish' },
    { from: ['Newish', 'Paid', 'ReceivedAtWarehouse', 'Finish', 'OutOfStock'], to: 'WaitingToReceive' },
    { from: ['WaitingToReceive', 'Finish'], to: 'ReceivedAtWarehouse' },
    { from: ['WaitingToReceive', 'ReceivedAtWarehouse'], to: 'Finish' },
    { from: awaited, to: 'OutOfStock' },
    { from: [...awaited, 'OutOfStock'], to: 'Cancelled' },
  ],
});
