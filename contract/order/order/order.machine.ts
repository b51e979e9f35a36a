import { defineMachine } from '../../kernel/machine.ts';

type OrderState = 'draft' | 'approved' | 'finished' | 'cancelled';
interface OrderFacts {
  approved_at: string | null;
  cancelled_at: string | null;
  status_id: string;
}

/** Manual actions on an order. Its progress is computed from facts. */
export const orderMachine = defineMachine(
  ({ approved_at, cancelled_at, status_id }: OrderFacts): OrderState => {
    if (cancelled_at !== null) return 'cancelled';
    if (status_id === 'CompletedFinish') return 'finished';
    return approved_at === null ? 'draft' : 'approved';
  },
)({
  entity: 'order',
  states: ['draft', 'approved', 'finished', 'cancelled'],
  initial: 'draft',
  transitions: {
    update: {
      from: ['draft', 'approved'],
      right: { resource: 'order', action: 'update' },
      refusal: { finished: 'order_is_finished', cancelled: 'order_is_cancelled' },
    },
    approve: {
      from: ['draft'],
      to: 'approved',
      right: { resource: 'order_approval', action: 'update' },
      refusal: {
        approved: 'order_already_approved',
        finished: 'order_already_approved',
        cancelled: 'order_is_cancelled',
      },
    },
    pay: {
      // a cancelled order can be paid only while its fee is due
      from: ['approved', 'finished', 'cancelled'],
      right: { resource: 'transaction', action: 'create' },
      refusal: { draft: 'order_not_approved' },
    },
    debit: {
      // of a cancelled order only the fee is recorded
      from: ['approved', 'finished', 'cancelled'],
      right: { resource: 'debt', action: 'create' },
      refusal: { draft: 'order_not_approved' },
    },
    refund: {
      from: ['approved', 'finished', 'cancelled'],
      right: { resource: 'transaction', action: 'create' },
      refusal: { draft: 'order_not_approved' },
    },
    settle_quantities: {
      from: ['draft', 'approved'],
      right: { resource: 'order_item', action: 'update' },
      refusal: { finished: 'order_is_finished', cancelled: 'order_is_cancelled' },
    },
    cancel: {
      from: ['draft', 'approved', 'finished'],
      to: 'cancelled',
      right: { resource: 'order_cancel', action: 'update' },
      refusal: 'order_is_cancelled',
    },
    delete: {
      from: ['draft'],
      right: { resource: 'order', action: 'delete' },
      refusal: 'order_has_history',
    },
    reopen: {
      from: ['cancelled'],
      to: ['draft', 'approved', 'finished'],
      right: { resource: 'order_cancel', action: 'update' },
      refusal: 'order_not_cancelled',
    },
  },
  editable: {
    shipment_method_id: {},
    sale_id: {},
    service_fee: {},
    insurance_fee: {},
    special_goods_fee: {},
    additional_cost: {},
    special_declaration: {},
    insurance_declaration: {},
    note: {},
  },
  automatic: [
    { from: ['approved'], to: 'finished' },
    { from: ['finished'], to: 'approved' },
  ],
});
