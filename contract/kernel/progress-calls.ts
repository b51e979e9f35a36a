/**
 * Calls whose answers depend on the whole chain of trade: what an order, purchase or shipment still waits
 * for follows from goods, boxes, bills and money. Cards of these documents name them in `calls`.
 */
export const progressCalls = [
  'order.order',
  'order.purchase',
  'order.contract',
  'warehouse.sfa',
  'warehouse.lading-bill',
  'warehouse.container',
] as const;
