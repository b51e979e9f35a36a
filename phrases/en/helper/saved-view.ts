export const savedView = {
  name: 'View of a list',
  rights: {
    shared_view: {
      name: 'Shared views',
      meaning: 'Sharing views of lists with everybody, and changing shared ones',
    },
  },
};
