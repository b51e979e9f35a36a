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
