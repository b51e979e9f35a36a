export const productTag = {
  name: 'Tag',
  plural: 'Tags',
  rights: {
    tag: {
      name: 'Tags',
      meaning: 'Labels for products',
    },
  },
};
