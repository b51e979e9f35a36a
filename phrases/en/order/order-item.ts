export const orderItem = {
  name: 'Order line',
  title: {
    to_buy: 'List to buy',
  },
  field: {
    to_buy: 'To buy',
    last_price: 'Last price',
    orders: 'Orders',
  },
  act: {
    buy_from: 'Buy from {{supplier}} ({{count}})',
    buy_from_nobody: 'Buy without a supplier ({{count}})',
  },
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
