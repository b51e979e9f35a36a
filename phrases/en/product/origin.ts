export const origin = {
  name: 'Origin',
  plural: 'Origins',
  rights: {
    origin: {
      name: 'Origins',
      meaning: 'Where products come from',
    },
  },
};
