export const statistic = {
  title: {
    account_period: 'Books',
  },
  field: {
    opening: 'Opening',
    increase: 'Increase',
    decrease: 'Decrease',
    closing: 'Closing',
  },
  message: {
    balanced: 'The books balance',
    not_balanced: 'The books do not balance: {{amount}}',
  },
  account: {
    111: 'Cash on hand',
    112: 'Cash at bank',
    113: 'Money in transit',
    515: 'Exchange gain',
    635: 'Exchange loss',
    '3388-W': 'Customer wallets',
    '3388-U': 'Unidentified receipts',
    '131-C': 'Order clearing',
    '3388-A': 'Agency clearing',
    '131-D': 'Recorded customer debt',
    '1388-D': 'Agency debt',
    '3388-C': 'Compensation payable',
    '331-A': 'Advances to suppliers',
    '331-P': 'Supplier payables',
  },
  rights: {
    account: {
      name: 'Accounts',
      meaning: 'The chart of accounts',
    },
    period: {
      name: 'Periods',
      meaning: 'Closing the books of a month',
    },
    statistic: {
      name: 'Statistics',
      meaning: 'Sums and reports',
    },
    cost_price: {
      name: 'Cost prices',
      meaning: 'What goods cost us',
    },
  },
};
