import type { Department } from '../../kernel/machine.ts';

/** The steps of an order's way, in their order. Which of them apply says the type of the order. */
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

/** What still has to happen before a step is done; each has a phrase of its own. */
export const missingFacts = [
  'approval',
  'purchase_cost_unsolved',
  'money_to_hold',
  'lot_to_win',
  'goods_to_buy',
  'payees_to_pay',
  'goods_to_receive',
  'parcels_to_receive',
  'quantities_to_settle',
  'boxes_to_own',
  'freight_to_assess',
  'service_unsolved',
  'boxes_to_ship',
  'boxes_to_arrive',
  'boxes_to_hand_over',
  'deliveries_to_confirm',
  'outstanding_debt',
  'refund_due',
  'compensation_unsolved',
] as const;
export type MissingFact = (typeof missingFacts)[number];

/** Which department makes each missing fact true. */
export const departmentOfMissing: Readonly<Record<MissingFact, Department>> = {
  approval: 'sale',
  purchase_cost_unsolved: 'accounting',
  money_to_hold: 'accounting',
  lot_to_win: 'sale',
  goods_to_buy: 'purchase',
  payees_to_pay: 'accounting',
  goods_to_receive: 'warehouse',
  parcels_to_receive: 'warehouse',
  quantities_to_settle: 'sale',
  boxes_to_own: 'warehouse',
  freight_to_assess: 'warehouse',
  service_unsolved: 'accounting',
  boxes_to_ship: 'warehouse',
  boxes_to_arrive: 'warehouse',
  boxes_to_hand_over: 'warehouse',
  deliveries_to_confirm: 'warehouse',
  outstanding_debt: 'accounting',
  refund_due: 'accounting',
  compensation_unsolved: 'accounting',
};
