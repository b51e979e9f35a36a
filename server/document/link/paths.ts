import type { DocumentKind } from '@hakobu/contract/helper/document/document.endpoints.ts';

/** A kind of documents and the kind through which it is found. */
type Path = readonly [kind: DocumentKind, by: DocumentKind];

/**
 * The paths from a document to related ones, each kind by one found before. Goods are followed by their
 * boxes, so that a purchase does not lead to boxes of its orders with other goods.
 */
export const paths: Readonly<Record<DocumentKind, readonly Path[]>> = {
  contract: [
    ['order', 'contract'],
    ['lading_bill', 'order'],
    ['container', 'lading_bill'],
    ['transaction', 'contract'],
  ],
  order: [
    ['contract', 'order'],
    ['purchase', 'order'],
    ['sfa', 'purchase'],
    ['box', 'order'],
    ['lading_bill', 'order'],
    ['container', 'lading_bill'],
    ['goods_delivery', 'order'],
    ['transaction', 'order'],
  ],
  purchase: [
    ['order', 'purchase'],
    ['sfa', 'purchase'],
    ['box', 'sfa'],
    ['lading_bill', 'box'],
    ['container', 'lading_bill'],
    ['goods_delivery', 'box'],
    ['transaction', 'purchase'],
  ],
  sfa: [
    ['purchase', 'sfa'],
    ['order', 'purchase'],
    ['box', 'sfa'],
    ['pallet', 'box'],
    ['lading_bill', 'box'],
    ['container', 'lading_bill'],
    ['transaction', 'sfa'],
  ],
  pallet: [
    ['box', 'pallet'],
    ['order', 'box'],
    ['sfa', 'box'],
    ['lading_bill', 'box'],
  ],
  box: [
    ['order', 'box'],
    ['sfa', 'box'],
    ['purchase', 'sfa'],
    ['pallet', 'box'],
    ['lading_bill', 'box'],
    ['container', 'lading_bill'],
    ['goods_delivery', 'box'],
  ],
  lading_bill: [
    ['order', 'lading_bill'],
    ['contract', 'order'],
    ['box', 'lading_bill'],
    ['sfa', 'box'],
    ['purchase', 'sfa'],
    ['container', 'lading_bill'],
    ['goods_delivery', 'box'],
    ['transaction', 'lading_bill'],
  ],
  container: [
    ['lading_bill', 'container'],
    ['order', 'lading_bill'],
    ['box', 'lading_bill'],
    ['goods_delivery', 'box'],
    ['transaction', 'container'],
  ],
  goods_delivery: [
    ['order', 'goods_delivery'],
    ['box', 'goods_delivery'],
    ['lading_bill', 'box'],
    ['container', 'lading_bill'],
  ],
  transaction: [
    ['order', 'transaction'],
    ['purchase', 'transaction'],
    ['lading_bill', 'transaction'],
    ['contract', 'transaction'],
    ['sfa', 'transaction'],
    ['container', 'transaction'],
  ],
};
