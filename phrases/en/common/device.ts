/** Printer and scanner. */
export const device = {
  title: 'Printer and scanner',
  printer: 'Printer',
  scanner: 'Scanner',
  address: 'Server address',
  invalid: 'Invalid IP address',
  check: 'Test connection',
  connected: 'Connected',
  check_again: 'Check the connection again',
  volume: 'Scan sound',
  volume_hint: 'Saved on this computer only.',
  by_hand: 'Enter manually',
  last_scans: 'Last scans',
  outcome: { good: 'Accepted', bad: 'Rejected', already: 'Already scanned' },
  no_box: 'No box has this code',
};
