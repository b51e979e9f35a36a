import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { orderItemErrors } from '@hakobu/contract/order/order-item/order-item.errors.ts';

export const orderItem = {
  name: 'Order line',
  title: {
    goods: 'Goods ordered',
    to_buy: 'List to buy',
  },
  field: {
    state: 'State',
    waits_for: 'Waits for',
    ordered_at: 'Ordered',
    bought: 'Bought',
    packed: 'Packed',
    shipped: 'Shipped',
    handed_over: 'Handed over',
    to_buy: 'To buy',
    last_price: 'Last price',
    original_product: 'Instead of',
    orders: 'Orders',
  },
  message: {
    lacks_product: 'Choose a product in at least one line',
    lacks_payee: 'Choose at least one supplier to pay',
    scan_or_paste: 'Scan goods, or paste rows of a table into a product field: code, quantity, price',
    taken: '{{count}} lines taken over',
    unknown_codes: 'Nothing was taken over. These codes mean no product, or several: {{codes}}',
    paste_payees: 'Rows of a table may be pasted into a supplier field: supplier, amount, note',
    unknown_suppliers: 'Nothing was taken over. These names mean no supplier, or several: {{names}}',
    unreadable: 'Nothing was taken over. These are no figures: {{figures}}',
  },
  state: {
    to_buy: 'To buy',
    bought: 'Bought',
    received: 'Received',
    packed: 'Packed',
    shipped: 'Shipped from Japan',
    handed_over: 'Handed over',
    cancelled: 'Cancelled',
  },
  waits: {
    buying: 'Waits to be bought',
    goods: 'Waits for goods',
  },
  errors: {
    product_banned: 'May not be shipped this way: {{products}}',
    lines_of_other_kind: 'Order {{order_id}} has no lines of products',
    line_is_won:
      'This is the lot that order {{order_id}} won: its price can be corrected; to give it up, cancel the order',
    line_is_bought: 'Something was bought for this line already: cancel a part of it instead',
    order_of_one_line: 'This is the only line of order {{order_id}}: cancel the order instead',
  } satisfies ErrorPhrases<typeof orderItemErrors>,
  rights: {
    order_item: {
      name: 'Order lines',
      meaning: 'What is ordered, with its price',
    },
    list_to_buy: {
      name: 'List to buy',
      meaning: 'What orders still need',
    },
  },
};
