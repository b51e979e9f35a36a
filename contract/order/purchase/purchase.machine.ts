import { isPositive, type Decimal } from '../../kernel/decimal.ts';
import { defineMachine } from '../../kernel/machine.ts';

/** States of a purchase, in process order. */
export const purchaseStates = [
  'New',
  'Approved',
  'Ordered',
  'PartiallyReceived',
  'Received',
  'Finish',
  'Cancelled',
] as const;
export type PurchaseState = (typeof purchaseStates)[number];

const update = { resource: 'purchase', action: 'update' } as const;
const refusal = 'purchase_wrong_state';

interface PurchaseFacts {
  status_id: PurchaseState;
  /** What its supplier granted. */
  compensation?: Decimal | null;
  items?: readonly unknown[] | undefined;
  paid?: Decimal | null;
  debited?: Decimal | null;
}

/** Users approve, order and cancel a purchase. Other transitions follow from receipts and payments. */
export const purchaseMachine = defineMachine(({ status_id }: PurchaseFacts) => status_id)({
  entity: 'purchase',
  states: purchaseStates,
  initial: 'New',
  stages: [
    { states: ['New'], department: 'purchase' },
    { states: ['Approved'], department: 'purchase' },
    {
      states: ['Ordered', 'PartiallyReceived'],
      department: 'warehouse',
      actions: ['receive'],
      // without goods it pays somebody
      except: { when: ({ items }) => items?.length === 0, department: 'accounting', actions: ['pay'] },
    },
    { states: ['Received'], department: 'accounting', actions: ['pay'] },
    { states: ['Finish'] },
  ],
  transitions: {
    approve: { from: ['New'], to: 'Approved', right: update, refusal },
    order: { from: ['Approved'], to: 'Ordered', right: update, refusal },
    approve_and_order: { from: ['New'], to: 'Ordered', right: update, refusal },
    cancel: { from: ['New', 'Approved', 'Ordered'], to: 'Cancelled', right: update, refusal },
    delete: { from: ['New'], right: { resource: 'purchase', action: 'delete' }, refusal },
    update: {
      from: ['New', 'Approved', 'Ordered', 'PartiallyReceived', 'Received'],
      right: update,
      refusal,
    },
    add_line: {
      from: ['New', 'Approved', 'Ordered', 'PartiallyReceived'],
      right: { resource: 'purchase_item', action: 'create' },
      refusal,
    },
    attach_tracking: {
      from: ['New', 'Approved', 'Ordered', 'PartiallyReceived', 'Received', 'Finish'],
      right: update,
      refusal,
    },
    receive: {
      // its parcels are received on a screen of the warehouse
      from: ['Ordered', 'PartiallyReceived'],
      right: { resource: 'sfa', action: 'create' },
      createsDocument: true,
      refusal,
    },
    debit: {
      from: ['Approved', 'Ordered', 'PartiallyReceived', 'Received', 'Finish'],
      right: { resource: 'debt', action: 'create' },
      refusal,
    },
    correct_additional_cost: {
      from: ['Approved', 'Ordered', 'PartiallyReceived', 'Received', 'Finish'],
      right: { resource: 'supplier_wallet', action: 'update' },
      refusal,
    },
    pay: {
      from: ['Approved', 'Ordered', 'PartiallyReceived', 'Received', 'Finish'],
      right: { resource: 'transaction', action: 'create' },
      refusal,
    },
  },
  editable: {
    additional_cost: {
      fixed: {
        when: ({ paid, debited }) => isPositive(paid ?? '0') || isPositive(debited ?? '0'),
        refusal: 'purchase_cost_is_fixed',
      },
    },
    note: {},
    compensation_cuts_price: {
      // what was granted is in the books in its earlier form
      fixed: { when: ({ compensation }) => isPositive(compensation ?? '0'), refusal: 'purchase_compensated' },
    },
  },
  // a short close may be undone, and payments may be refunded
  automatic: [
    { from: ['Received', 'Finish'], to: 'Ordered' },
    { from: ['Ordered', 'Received', 'Finish'], to: 'PartiallyReceived' },
    { from: ['Ordered', 'PartiallyReceived', 'Finish'], to: 'Received' },
    { from: ['Ordered', 'PartiallyReceived', 'Received'], to: 'Finish' },
  ],
});
