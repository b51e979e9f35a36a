/** Printer and scanner. */
export const device = {
  title: 'Printer and scanner',
  printer: 'Printer',
  scanner: 'Scanner',
  address: 'Server address',
  invalid: 'Invalid IP address',
  check: 'Check the connection',
  connected: 'Successful connection',
  check_again: 'Check the connection again',
};
