export const deviceToken = {
  name: 'Notification device',
};
