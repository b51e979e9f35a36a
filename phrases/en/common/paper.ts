/** Words that all printed papers share. Papers are in the language of their receiver. */
export const paper = {
  address: 'Address',
  tax_code: 'Tax code',
  registration_number: 'Registration number (Japan)',
  tel: 'Phone',
  representative: 'Representative',
  number: 'No.',
  day: 'Date',
  to: 'To: {{name}}',
  sign: '(Signature, full name)',
  row: 'No.',
};
