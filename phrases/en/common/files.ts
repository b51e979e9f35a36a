/** Choosing files. */
export const files = {
  title: 'Files',
  enlarge: 'Enlarge the picture of {{name}}',
  choose: 'Choose a file',
  add: 'Add files',
  wrong_type: 'Please select images or pdf files',
  too_large: 'You selected a larger file! The limit is {{limit}} MB',
  too_many: 'At most {{count}} files',
};
