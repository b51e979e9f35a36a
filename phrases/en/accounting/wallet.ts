export const wallet = {
  name: 'Wallet',
  title: {
    customers: 'Customer wallets',
    suppliers: 'Supplier advances',
  },
  field: {
    available: 'Available balance',
    updated_at: 'Updated',
  },
  rights: {
    wallet: {
      name: 'Customer wallets',
      meaning: 'Money of customers',
    },
    supplier_wallet: {
      name: 'Advances to suppliers',
      meaning: 'Money paid to suppliers in advance',
    },
  },
};
