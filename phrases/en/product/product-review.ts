export const productReview = {
  name: 'Review',
  plural: 'Reviews',
  field: {
    rating: 'Rating',
    content: 'Review',
    creator: 'Written by',
  },
};
