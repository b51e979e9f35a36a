export const bank = {
  name: 'Bank',
  plural: 'Banks',
  field: {
    code: 'Code',
  },
};
