export const supplier = {
  name: 'Supplier',
  plural: 'Suppliers',
  rights: {
    supplier: {
      name: 'Suppliers',
      meaning: 'Suppliers we buy from',
    },
  },
};
