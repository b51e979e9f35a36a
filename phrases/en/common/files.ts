/** Choosing files. */
export const files = {
  wrong_type: 'Please select images or pdf files',
  too_large: 'You selected a larger file!',
  too_many: 'At most {{count}} files',
};
