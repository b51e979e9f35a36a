export const affiliateProduct = {
  name: 'Affiliate product',
  plural: 'Affiliate products',
  rights: {
    affiliate: {
      name: 'Affiliates',
      meaning: 'Channels, stores and products of others',
    },
  },
};
