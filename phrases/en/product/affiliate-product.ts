export const affiliateProduct = {
  name: 'Affiliate product',
  plural: 'Affiliate products',
  rights: {
    affiliate: {
      name: 'Affiliates',
      meaning: 'Channels, shops and goods of others',
    },
  },
};
