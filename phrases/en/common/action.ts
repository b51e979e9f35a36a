/** What documents let people do, as their buttons say it. */
export const action = {
  approve: 'Approve',
  cancel: 'Cancel',
  reopen: 'Reopen',
  update: 'Change',
  order: 'Mark as ordered',
  debit: 'Put on debt',
  cut_off: 'Cut off',
  open: 'Open again',
  ship: 'Hand to carrier',
  receive: 'Confirm receipt',
  move_start: 'Move its start',
  delete: 'Delete',
};
