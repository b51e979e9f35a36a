export const market = {
  name: 'Marketplace',
  page: {
    stores: 'Stores',
    goods: 'Products',
    visit: 'Visit {{name}}',
    order_hint: 'Sign up and we will buy it in Japan for you.',
  },
};
