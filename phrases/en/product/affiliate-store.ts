export const affiliateStore = {
  plural: 'Affiliate stores',
};
