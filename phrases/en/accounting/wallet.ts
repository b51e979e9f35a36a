export const wallet = {
  name: 'Wallet',
  title: {
    customers: 'Customer wallets',
    suppliers: 'Supplier advances',
  },
  field: {
    updated_at: 'Changed',
  },
  rights: {
    wallet: {
      name: 'Wallets',
      meaning: 'Money of customers and suppliers',
    },
  },
};
