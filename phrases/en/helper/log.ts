export const log = {
  name: 'Change log',
  type: {
    created: 'Created',
    write: 'Changed',
    deleted: 'Deleted',
    others: 'Event',
  },
  rights: {
    log: {
      name: 'Change log',
      meaning: 'Who changed what; “Create” allows adding notes',
    },
  },
};
