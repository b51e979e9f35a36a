export const productTag = {
  plural: 'Tags',
  rights: {
    tag: {
      name: 'Tags',
      meaning: 'Words that products are marked with',
    },
  },
};
