/** Parts of screens. */
export const section = {
  lines: 'Lines',
  money: 'Money',
  transactions: 'Transactions',
  details: 'Details',
  boxes: 'Boxes',
  log: 'Change log',
  next: 'Next step',
  turn: 'Waiting for {{who}}',
  linked: 'Related documents',
};
