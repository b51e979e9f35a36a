/** What documents ask money for. */
export const chargeKinds = [
  'purchase_cost',
  'service_fee',
  'freight',
  'compensation',
  'purchase',
  'sfa_shipping',
  'container_cost',
] as const;
export type ChargeKind = (typeof chargeKinds)[number];

/** Documents that money is for: what a receipt names. */
export type DocumentType = 'order' | 'lading_bill' | 'contract' | 'purchase' | 'sfa' | 'container';
