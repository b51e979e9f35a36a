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
/** What customers are asked, and so what is sold. */
export const customerCharges = ['purchase_cost', 'service_fee', 'freight'] as const satisfies ChargeKind[];
export type ChargeKind = (typeof chargeKinds)[number];

/** Documents that money is for: what a receipt names. */
export type DocumentType = 'order' | 'lading_bill' | 'contract' | 'purchase' | 'sfa' | 'container';
