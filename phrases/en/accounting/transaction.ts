export const transaction = {
  name: 'Transaction',
  plural: 'Transactions',
  field: {
    debit: 'Debit',
    credit: 'Credit',
  },
  section: {
    entries: 'Entries',
    receipts: 'Documents',
  },
  type: {
    'deposit-with-cash': 'Cash deposit',
    'payment-order': 'Goods payment',
    'payment-service': 'Service payment',
    'payment-supplier': 'To supplier',
    'payment-purchase': 'Purchase payment',
    'payment-order-refund': 'Goods refund',
    'payment-service-refund': 'Service refund',
    debit: 'Debit',
  },
  rights: {
    transaction: {
      name: 'Transactions',
      meaning: 'Money in and out; delete means reverse',
    },
    receipt: {
      name: 'Receipts',
      meaning: 'Documents that money is for',
    },
  },
};
