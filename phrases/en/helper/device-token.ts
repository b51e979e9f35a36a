export const deviceToken = {
  name: 'Device for messages',
};
