import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { purchaseErrors } from '@hakobu/contract/order/purchase/purchase.errors.ts';

export const purchase = {
  name: 'Purchase',
  plural: 'Purchases',
  /** Names of secondary entities. */
  entities: {
    purchase_item: 'Purchase line',
  },
  title: {
    new: 'New purchase',
    one: 'Purchase',
  },
  field: {
    ordered_at: 'Ordered on',
    short_closed_quantity: 'Short-closed quantity',
    short_close_reason: 'Reason for short close',
    debited: 'On account',
    outstanding: 'Payable',
    buyer: 'Buyer',
    asked: 'Asking price',
    last_bought_at: 'Last purchase',
    sub_total: 'Subtotal before tax',
    discount_tax: 'Discount on tax',
    compensation: 'Compensation',
    compensation_cuts_price: 'Compensation reduces the price',
  },
  section: {
    goods_received: 'Received goods',
  },
  act: {
    export_form: 'Export order form',
    export_distribution: 'Export allocation',
    debit: 'Record as payable',
    short_close: 'Short close',
    out_of_stock: 'Out of stock',
    detach_tracking: 'Remove',
    edit: 'Edit cost and note',
    cancel: 'Cancel purchase',
    buy: 'Buy {{count}} products',
    order_at_once: 'Approve and order now',
    write_by_hand: 'Create manually',
    use_price: 'Use',
    compare_prices: 'Prices of {{count}} suppliers',
  },
  message: {
    advance: 'Advance with this supplier: {{amount}}',
    supplier_first: 'Choose a supplier first',
    never_bought: 'No supplier yet',
    cheapest: 'Cheapest',
    own_price: 'Price at this supplier: {{price}}',
    one_box: 'Units per box: {{count}}',
    cheaper: '{{supplier}} sells it for {{price}}',
    out_of_stock:
      'No more {{product}} will arrive. The missing quantity is not payable and returns to “To buy” for the waiting orders.',
    nothing_came: 'Nothing received yet',
    trackings_attached: 'Tracking numbers added',
    paste_trackings:
      'Paste a list to fill all rows: one tracking number per line, or purchase number, tab, tracking number.',
    not_selected: 'Not among the selected purchases: {{numbers}}',
  },
  status: {
    New: 'New',
    Approved: 'Approved',
    Ordered: 'Ordered',
    PartiallyReceived: 'Partially received',
    Received: 'Received',
    Finish: 'Finished',
    OutOfStock: 'Out of stock',
    Cancelled: 'Cancelled',
  },
  /** What is still to do to reach each stage. */
  todo: {
    Approved: 'Approve',
    Ordered: 'Place order',
    Received: 'Receive goods',
    Finish: 'Settle payment',
  },
  /** What the server writes on its papers. */
  paper: {
    purchase_form: {
      title: 'Purchase order',
      number: 'Number',
      supplier: 'To',
      ordered_at: 'Date',
      buyer: 'Buyer',
      currency: 'Currency',
      note: 'Note',
      product_id: 'Code',
      product: 'Product',
      price: 'Price',
      quantity: 'Quantity',
      tax: 'Tax (%)',
      discount: 'Discount on tax (%)',
      total: 'Amount',
      sub_total: 'Subtotal before tax',
      tax_amount: 'Tax',
      discount_amount: 'Discount on tax',
      additional_cost: 'Additional cost',
      sum: 'Total',
      we_order: 'We order the following goods.',
      tax_of_rate: '{{rate}} % tax on {{amount}}',
      reduced: '※ Reduced tax rate (food)',
    },
    purchase_distribution: {
      title: 'Allocation of purchase',
      product_id: 'Code',
      product: 'Product',
      bought: 'Bought',
      received: 'Received',
      distributed: 'Allocated',
      order: 'Order',
      customer: 'Customer',
      wanted: 'Bought for order',
      got: 'Allocated to order',
    },
  },
  errors: {
    quantity_over_to_buy:
      'The quantity cannot be more than {{maximum}}, the quantity still to buy for this line',
    quantity_over_line: 'The order lines take more than this purchase line contains',
    order_unpaid: 'Order {{order_id}} is not paid yet, and buying before payment is switched off',
    purchase_wrong_state: 'The purchase is “{{status}}”; it must be “{{needed}}”',
    purchase_received: 'Goods of this purchase have been received',
    received_too_much:
      'The quantity cannot be more than {{maximum}}, the quantity still to receive on this line',
    purchase_not_ordered: 'Purchase {{purchase_id}} is not ordered yet',
    nothing_to_buy: 'No order is waiting for this product',
    no_supplier: 'This product has no supplier yet. Choose one',
    bought_twice: 'This product is listed twice',
    purchase_last_line: 'A purchase needs at least one line',
    purchase_compensated: 'The supplier has granted compensation for this purchase. Take it back first',
    purchase_cost_is_fixed:
      'This purchase is paid or recorded as payable. Use “Correct additional cost” to change it',
    purchase_price_is_fixed:
      'This purchase is paid or recorded as payable, so its prices are fixed. Use “Correct price” to change them',
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
