export const supplier = {
  name: 'Supplier',
  plural: 'Suppliers',
  rights: {
    supplier: {
      name: 'Suppliers',
      meaning: 'Who we buy from',
    },
  },
};
