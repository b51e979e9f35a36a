/** Ways of shipping. */
export const method = {
  air: 'Air',
  sea: 'Sea',
};
