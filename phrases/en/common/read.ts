/** What stands where something should be that has not come, and what is told of connection and version. */
export const read = {
  slow: 'This takes longer than usual …',
  failed: 'This could not be read',
  retry: 'Try again',
  request: 'Request {{id}}',
  not_found_hint: 'It may have been deleted, or belong to somebody else.',
  forbidden: 'You may not see this',
  forbidden_hint: 'Somebody who manages roles can give you the right.',
  unreachable: 'The server cannot be reached',
  unreachable_hint: 'It is read by itself as soon as the connection is back.',
  offline: 'No connection. What you see may be old; what you typed stays.',
  stopped: 'This screen could not be opened',
  stopped_hint: 'The connection broke, or there is a new version.',
  new_version: 'There is a new version.',
  load_again: 'Reload',
  changed: 'Somebody else has changed what you are editing.',
  show_changed: 'Show the change',
};
