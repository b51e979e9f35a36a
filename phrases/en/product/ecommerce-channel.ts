export const ecommerceChannel = {
  plural: 'E-commerce channels',
};
