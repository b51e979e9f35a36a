export const productTag = {
  name: 'Tag',
  plural: 'Tags',
  rights: {
    tag: {
      name: 'Tags',
      meaning: 'Words that products are marked with',
    },
  },
};
