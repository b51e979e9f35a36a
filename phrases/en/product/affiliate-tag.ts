export const affiliateTag = {
  plural: 'Affiliate tags',
};
