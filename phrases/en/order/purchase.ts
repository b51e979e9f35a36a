import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { purchaseErrors } from '@hakobu/contract/order/purchase/purchase.errors.ts';

export const purchase = {
  name: 'Purchase',
  plural: 'Purchases',
  /** What else stands in its folder. */
  nouns: {
    purchase_item: 'Purchase line',
  },
  title: {
    new: 'New purchase',
    one: 'Purchase',
  },
  field: {
    short_closed_quantity: 'Will not come',
    short_close_reason: 'Why it will not come',
    buyer: 'Buyer',
    asked: 'Asks',
    last_bought_at: 'Last bought',
    sub_total: 'Goods before tax',
    discount_tax: 'Tax discount',
    compensation: 'Compensation',
  },
  section: {
    goods_received: 'Goods that came in',
  },
  act: {
    short_close: 'Close short',
    out_of_stock: 'Out of stock',
    detach_tracking: 'Take off',
    edit: 'Change cost and note',
    cancel: 'Cancel purchase',
    attach_tracking: 'Attach tracking',
    buy: 'Buy {{count}} products',
    order_at_once: 'Approve and order at once',
    write_by_hand: 'Write it by hand',
    use_price: 'Use',
    compare_prices: 'Prices of {{count}} suppliers',
  },
  message: {
    advance: 'The supplier has {{amount}} of us already',
    supplier_first: 'Choose a supplier first',
    never_bought: 'Nobody sells it yet',
    cheapest: 'Cheapest',
    own_price: 'Price at this supplier: {{price}}',
    one_box: 'One box: {{count}}',
    cheaper: '{{supplier}} sells it for {{price}}',
    out_of_stock:
      'Nothing more of {{product}} will come: it is not owed, and is to be bought again for the orders that wait.',
    nothing_came: 'Nothing came in yet',
  },
  status: {
    New: 'New',
    Approved: 'Approved',
    Ordered: 'Ordered',
    PartiallyReceived: 'Partly received',
    Received: 'Received',
    Finish: 'Finished',
    OutOfStock: 'Out of stock',
    Cancelled: 'Cancelled',
  },
  errors: {
    quantity_over_to_buy:
      'The quantity cannot be more than {{maximum}}, which is still to be bought for this line',
    quantity_over_line: 'The order lines take more than this purchase line buys',
    order_unpaid: 'Order {{order_id}} is not paid yet; buy before payment is switched off',
    purchase_wrong_state: 'The purchase is {{status}}; this needs {{needed}}',
    purchase_received: 'Goods of this purchase have been received',
    received_too_much:
      'The quantity cannot be more than {{maximum}}, which can still be received of this line',
    purchase_not_ordered: 'Purchase {{purchase_id}} is not ordered yet',
    nothing_to_buy: 'No order waits for this product',
    no_supplier: 'Nobody supplies this product yet; choose the supplier',
    bought_twice: 'This product stands here twice',
    purchase_last_line: 'A purchase keeps one line at least',
  } satisfies ErrorPhrases<typeof purchaseErrors>,
  rights: {
    purchase: {
      name: 'Purchases',
      meaning: 'Orders to suppliers',
    },
    purchase_item: {
      name: 'Purchase lines',
      meaning: 'What is bought, with its cost',
    },
  },
};
