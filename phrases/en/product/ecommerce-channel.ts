export const ecommerceChannel = {
  name: 'E-commerce channel',
  plural: 'E-commerce channels',
};
