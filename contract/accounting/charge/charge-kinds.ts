/** Kinds of charges of documents. */
export const chargeKinds = [
  'purchase_cost',
  'service_fee',
  'freight',
  'compensation',
  'purchase',
  'sfa_shipping',
  'container_cost',
] as const;
/** Kinds charged to customers, which are revenue. */
export const customerCharges = ['purchase_cost', 'service_fee', 'freight'] as const satisfies ChargeKind[];
export type ChargeKind = (typeof chargeKinds)[number];

/** Document types that have charges and that receipts refer to. */
export type DocumentType = 'order' | 'lading_bill' | 'contract' | 'purchase' | 'sfa' | 'container';
