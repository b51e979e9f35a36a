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
    buy_selected: 'Buy selected',
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
