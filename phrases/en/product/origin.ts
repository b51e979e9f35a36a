export const origin = {
  plural: 'Origins',
  rights: {
    origin: {
      name: 'Origins',
      meaning: 'Where products come from',
    },
  },
};
