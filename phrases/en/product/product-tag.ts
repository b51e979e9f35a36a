export const productTag = {
  name: 'Tag',
  plural: 'Tags',
  rights: {
    tag: {
      name: 'Tags',
      meaning: 'Tags of products',
    },
  },
};
