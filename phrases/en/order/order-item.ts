import type { ErrorPhrases } from '@hakobu/contract/kernel/error-code.ts';
import type { orderItemErrors } from '@hakobu/contract/order/order-item/order-item.errors.ts';

export const orderItem = {
  name: 'Order line',
  title: {
    goods: 'Ordered goods',
    to_buy: 'To buy',
  },
  field: {
    state: 'Status',
    waits_for: 'Waiting for',
    ordered_at: 'Order date',
    bought: 'Bought',
    packed: 'Packed',
    shipped: 'Shipped',
    handed_over: 'Delivered',
    to_buy: 'To buy',
    last_price: 'Last price',
    original_product: 'Replaces',
    orders: 'Orders',
  },
  message: {
    below_cost: 'Below cost: {{cost}} with tax, margin {{margin}}',
    is_below_cost: 'Below cost',
    approve_below_cost: 'Lines below cost: {{count}} ({{products}}). Approve anyway?',
    lines_below_cost: 'Lines below cost: {{count}}',
    lacks_product: 'Choose a product on at least one line',
    lacks_payee: 'Choose at least one supplier to pay',
    scan_or_paste: 'Scan goods, or paste spreadsheet rows into a product field: code, quantity, price',
    taken: '{{count}} lines added',
    unknown_codes: 'Nothing was added. These codes match no product or several: {{codes}}',
    paste_payees: 'Spreadsheet rows can be pasted into a supplier field: supplier, amount, note',
    unknown_suppliers: 'Nothing was added. These names match no supplier or several: {{names}}',
    unreadable: 'Nothing was added. These are not numbers: {{figures}}',
  },
  state: {
    to_buy: 'To buy',
    bought: 'Bought',
    received: 'Received',
    packed: 'Packed',
    shipped: 'Shipped from Japan',
    handed_over: 'Delivered',
    cancelled: 'Cancelled',
  },
  waits: {
    buying: 'Purchase',
    goods: 'Goods receipt',
  },
  errors: {
    product_banned: 'Cannot be shipped by this method: {{products}}',
    lines_of_other_kind: 'Order {{order_id}} has no lines of products',
    line_is_won:
      'This is the lot that order {{order_id}} won. Only its price can be corrected; to give it up, cancel the order',
    line_price_is_fixed: 'This line is bought, so its price is fixed. Use “Correct price” to change it',
    line_is_bought: 'This line has already been bought. Cancel a part of it instead',
    order_of_one_line: 'This is the only line of order {{order_id}}. Cancel the order instead',
  } satisfies ErrorPhrases<typeof orderItemErrors>,
  rights: {
    order_item: {
      name: 'Order lines',
      meaning: 'What is ordered, with its price',
    },
    list_to_buy: {
      name: 'To buy',
      meaning: 'What orders still need',
    },
  },
};
