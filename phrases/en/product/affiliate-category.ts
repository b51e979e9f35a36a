export const affiliateCategory = {
  plural: 'Affiliate categories',
};
