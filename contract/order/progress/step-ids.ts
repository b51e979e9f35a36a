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

/** Who takes each step. */
export const stepDepartments: Readonly<Record<StepId, Department>> = {
  approve: 'sale',
  purchase_cost: 'accounting',
  purchases: 'purchase',
  receive_jp: 'warehouse',
  service: 'accounting',
  shipping_jp: 'warehouse',
  receive_vn: 'warehouse',
  shipping_vn: 'warehouse',
  finish: 'accounting',
};
