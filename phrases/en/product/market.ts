export const market = {
  name: 'Market',
  page: {
    stores: 'Shops',
    goods: 'Goods',
    visit: 'Visit {{name}}',
    order_hint: 'Register and we will buy it in Japan for you.',
  },
};
