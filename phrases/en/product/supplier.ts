export const supplier = {
  name: 'Supplier',
  plural: 'Suppliers',
  country: { jp: 'Japan', vn: 'Vietnam' },
  rights: {
    supplier: {
      name: 'Suppliers',
      meaning: 'Suppliers we buy from',
    },
  },
};
