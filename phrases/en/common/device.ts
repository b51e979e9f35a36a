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
  volume: 'Sound of scans',
  volume_hint: 'Told apart without looking; kept for you on this computer.',
  by_hand: 'Type by hand',
  last_scans: 'Last scans',
  outcome: { good: 'done', bad: 'refused', already: 'already' },
  no_box: 'No box bears this code',
};
