export const affiliateCategory = {
  name: 'Affiliate category',
  plural: 'Affiliate categories',
};
