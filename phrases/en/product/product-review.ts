export const productReview = {
  name: 'Review',
};
