export const affiliateStore = {
  name: 'Affiliate store',
  plural: 'Affiliate stores',
};
