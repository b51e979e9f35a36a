const named = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([id, name], position) => ({ id, name, position }));

export const freightChargeTypes = named([
  ['by_weight', 'By weight'],
  ['by_volume', 'By volume'],
  ['by_chargeable_weight', 'By chargeable weight'],
  ['by_quantity', 'By number of boxes'],
  ['by_value', 'By declared value'],
  ['fixed', 'Fixed'],
]);

export const goodsDeliveryStatuses = named([
  ['waiting_shipment', 'Waiting for shipment'],
  ['shipping', 'Shipping'],
  ['received', 'Received'],
  ['cancelled', 'Cancelled'],
]);

/** max_volume in cm3, max_weight in kg, sides in cm. */
export const palletTypes = [
  {
    id: 'T11',
    name: 'T11 (110 × 110)',
    max_volume: '2178000',
    max_weight: '1000',
    max_length: '110',
    max_width: '110',
    max_height: '180',
  },
  {
    id: 'EUR',
    name: 'EUR (120 × 80)',
    max_volume: '1728000',
    max_weight: '1000',
    max_length: '120',
    max_width: '80',
    max_height: '180',
  },
];

/** max_volume in m3, max_weight in kg. */
export const containerTypes = [
  { id: '20GP', name: '20 ft', max_volume: '33.2', max_weight: '28200' },
  { id: '40HC', name: '40 ft high cube', max_volume: '76.3', max_weight: '28600' },
  { id: 'ULD', name: 'Air unit load', max_volume: '4.3', max_weight: '1588' },
];

export const boxTags = [
  { id: 'compensation', name: 'Compensation' },
  { id: 'leave_container', name: 'Leave out of containers' },
  { id: 'canceled', name: 'Cancelled' },
  { id: 'liquidation', name: 'Liquidation' },
  { id: 'special', name: 'Special goods' },
];

export const deliveryPartners = [
  { id: 1, name: 'Giao Hàng Nhanh' },
  { id: 2, name: 'Viettel Post' },
  { id: 3, name: 'Xe công ty' },
];
