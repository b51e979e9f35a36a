/** Pending work, as titles of its lists. */
export const task = {
  orders_to_approve: 'Orders to approve',
  orders_to_settle: 'Orders to settle',
  goods_to_buy: 'Goods to buy',
  purchases_to_order: 'Purchases to order',
  purchases_to_settle: 'Purchases to pay',
  goods_to_allocate: 'Goods to allocate',
  parcels_to_tally: 'Parcels to tally',
  parcels_to_pack: 'Parcels to pack',
  boxes_to_bill: 'Boxes to put on a bill of lading',
  bills_to_plan: 'Bills to assign to a container',
  containers_to_close: 'Containers to cut off',
  deliveries_to_hand_over: 'Deliveries to ship',
  vouchers_to_approve: 'Vouchers to approve',
  tickets: 'Open tickets',
};
