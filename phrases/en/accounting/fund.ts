export const fund = {
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
