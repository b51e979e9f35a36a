/** Parts of screens. */
export const section = {
  lines: 'Lines',
  money: 'Money',
  transactions: 'Transactions',
  details: 'Details',
  boxes: 'Boxes',
  log: 'Change log',
  next: 'Next',
  turn: 'Turn: {{who}}',
  linked: 'Documents before and after',
};
