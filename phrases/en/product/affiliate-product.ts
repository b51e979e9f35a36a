export const affiliateProduct = {
  plural: 'Affiliate products',
  rights: {
    affiliate: {
      name: 'Affiliates',
      meaning: 'Channels, shops and goods of others',
    },
  },
};
