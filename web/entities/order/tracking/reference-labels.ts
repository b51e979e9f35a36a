import type { Phrases } from '#app/i18n.ts';

/** Kinds of records that a tracking can belong to. */
export type ReferenceType = 'order' | 'purchase' | 'sfa' | 'box';
export const referenceLabels = ({ common, warehouse }: Phrases): Record<ReferenceType, string> => ({
  order: common.field.order,
  purchase: common.field.purchase,
  sfa: warehouse.sfa.name,
  box: common.field.box,
});
