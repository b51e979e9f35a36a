export const savedView = {
  name: 'List view',
  rights: {
    shared_view: {
      name: 'Shared views',
      meaning: 'Sharing list views with everyone, and editing shared ones',
    },
  },
};
