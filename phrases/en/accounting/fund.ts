export const fund = {
  name: 'Cash fund',
  /** What else stands in its folder. */
  nouns: {
    card: 'Bank account',
    account: 'Account of the books',
    currency: 'Currency',
  },
  title: {
    list: 'Funds and cards',
  },
  rights: {
    fund: {
      name: 'Funds',
      meaning: 'Cash in hand',
    },
    card: {
      name: 'Bank accounts',
      meaning: 'Money at banks',
    },
  },
};
