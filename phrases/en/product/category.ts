export const category = {
  name: 'Category',
  plural: 'Categories',
  field: {
    position: 'Position',
  },
  rights: {
    category: {
      name: 'Categories',
      meaning: 'Grouping of products',
    },
  },
};
