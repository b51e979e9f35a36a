export const seal = {
  name: 'Seal',
};
