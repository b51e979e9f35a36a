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

const right = (action: 'update' | 'delete') => ({ resource: 'purchase_item', action }) as const;
/** What is finished or cancelled stays as it is. */
const refusal = {
  ReceivedAtWarehouse: 'purchase_received',
  Finish: 'purchase_received',
  Cancelled: 'purchase_wrong_state',
} as const;
const awaited = ['Newish', 'Paid', 'WaitingToReceive'] as const;

/**
 * By hand a line is changed or taken off while its goods are awaited, and closed short; its state follows
 * from its purchase and from what came of it.
 */
export const purchaseItemMachine = defineMachine(
  ({ status_id }: { status_id: PurchaseItemState }) => status_id,
)({
  entity: 'purchase_item',
  states: purchaseItemStates,
  initial: 'Newish',
  transitions: {
    update: {
      from: ['Newish', 'Paid', 'WaitingToReceive', 'ReceivedAtWarehouse', 'Finish', 'OutOfStock'],
      right: right('update'),
      refusal: 'purchase_wrong_state',
    },
    change: { from: [...awaited, 'OutOfStock'], right: right('update'), refusal },
    remove: { from: [...awaited, 'OutOfStock'], right: right('delete'), refusal },
  },
  automatic: [
    { from: ['Newish', 'OutOfStock'], to: 'Paid' },
    { from: ['Paid', 'OutOfStock'], to: 'Newish' },
    { from: ['Newish', 'Paid', 'ReceivedAtWarehouse', 'Finish', 'OutOfStock'], to: 'WaitingToReceive' },
    { from: ['WaitingToReceive', 'Finish'], to: 'ReceivedAtWarehouse' },
    { from: ['WaitingToReceive', 'ReceivedAtWarehouse'], to: 'Finish' },
    { from: awaited, to: 'OutOfStock' },
    { from: [...awaited, 'OutOfStock'], to: 'Cancelled' },
  ],
});
