import { defineMachine } from '../../kernel/machine.ts';

/** States of a purchase line: bought, received, allocated. */
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
/** Finished and cancelled lines cannot change. */
const refusal = {
  ReceivedAtWarehouse: 'purchase_received',
  Finish: 'purchase_received',
  Cancelled: 'purchase_wrong_state',
} as const;
const awaited = ['Newish', 'Paid', 'WaitingToReceive'] as const;

interface PurchaseItemFacts {
  status_id: PurchaseItemState;
  /** Whether something of its purchase is paid or recorded as payable. */
  price_fixed: boolean;
}
/** Terms of a settled line are corrected with a reason instead. */
const term = {
  by: 'change',
  fixed: {
    when: ({ price_fixed }: PurchaseItemFacts): boolean => price_fixed,
    refusal: 'purchase_price_is_fixed',
  },
} as const;

/**
 * Users change, delete or short-close a line while it awaits goods. Other transitions follow from its
 * purchase and receipts.
 */
export const purchaseItemMachine = defineMachine(({ status_id }: PurchaseItemFacts) => status_id)({
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
    correct_price: {
      from: [...awaited, 'OutOfStock'],
      right: { resource: 'supplier_wallet', action: 'update' },
      refusal,
    },
  },
  editable: {
    price: term,
    quantity: { by: 'change' },
    tax_percent: term,
    discount_tax_per_tax_percent: term,
    is_price_with_tax: term,
    short_closed_quantity: {},
    short_close_reason: {},
    note: {},
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
