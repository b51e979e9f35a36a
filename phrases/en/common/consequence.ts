/** What happens after a confirmation. */
export const consequence = {
  for_good: 'This cannot be undone.',
  delivery_ship: 'The boxes leave the warehouse, and the delivery can no longer be changed.',
  delivery_receive: 'The boxes are recorded as handed over to the customer.',
  delivery_cancel: 'The boxes can be put on another delivery.',
  container_cut_off: 'Bills of lading and boxes of this container can no longer be changed.',
  container_open: 'Bills of lading and boxes of this container can be changed again.',
  box_delete: 'The remaining quantity is taken out of stock.',
  bill_delete: 'Its boxes can be put on another bill of lading.',
  contract_close: 'No more orders can be added. The contract can be reopened.',
  contract_reopen: 'Orders can be added again.',
  contract_cancel: 'No more orders can be added, and the contract cannot be reopened.',
  order_reopen: 'Goods and fees become due again. Refunds that were made stay.',
  lot_lose: 'The lot is recorded as lost.',
  buy_again: 'Its goods have to be purchased again. What was paid stays as an advance to the supplier.',
  buy_again_unpaid: 'Its goods have to be purchased again.',
  request_withdraw: 'Nothing is posted. This cannot be undone.',
  unlink: 'Amounts that were offset stay.',
  take_off: 'The boxes become unassigned again.',
  addresses_convert:
    'Addresses in the former format are rewritten. Those that are unclear are left for you to choose.',
};
