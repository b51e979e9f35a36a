import type { Department } from '../../kernel/machine.ts';

/** Steps of the process of an order, in sequence. The order type decides which apply. */
export const stepIds = [
  'approve',
  'purchase_cost',
  'purchases',
  'receive_jp',
  'service',
  'shipping_jp',
  'receive_vn',
  'shipping_vn',
  'finish',
] as const;
export type StepId = (typeof stepIds)[number];

/**
 * What still has to happen before a step is done, with the department that makes it happen. Each has a phrase
 * under `order.order.missing`.
 */
export const departmentOfMissing = {
  approval: 'sale',
  purchase_cost_unsolved: 'accounting',
  cancel_fee_unsolved: 'accounting',
  money_to_hold: 'sale',
  lot_to_win: 'sale',
  goods_to_buy: 'purchase',
  payees_to_pay: 'accounting',
  goods_to_receive: 'warehouse',
  goods_to_allocate: 'purchase',
  parcels_to_receive: 'warehouse',
  quantities_to_settle: 'sale',
  boxes_to_own: 'warehouse',
  boxes_to_bill: 'warehouse',
  freight_to_assess: 'warehouse',
  service_unsolved: 'accounting',
  boxes_to_ship: 'warehouse',
  boxes_to_arrive: 'warehouse',
  boxes_to_hand_over: 'warehouse',
  deliveries_to_confirm: 'warehouse',
  outstanding_debt: 'accounting',
  refund_due: 'accounting',
  compensation_unsolved: 'accounting',
} satisfies Record<string, Department>;
export type MissingFact = keyof typeof departmentOfMissing;
