export const market = {
  name: 'Market',
  page: {
    stores: 'Shops',
    goods: 'Goods',
    visit: 'Visit {{name}}',
    order_hint: 'Register and we buy it for you in Japan.',
  },
};
