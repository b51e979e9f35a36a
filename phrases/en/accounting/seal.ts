export const seal = {
  name: 'Integrity seal',
};
