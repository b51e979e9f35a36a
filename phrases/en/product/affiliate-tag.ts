export const affiliateTag = {
  name: 'Affiliate tag',
  plural: 'Affiliate tags',
};
