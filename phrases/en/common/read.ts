/** What stands where something should be that has not come, and what is told of connection and version. */
export const read = {
  slow: 'This is taking longer than usual …',
  failed: 'Could not load the data',
  retry: 'Try again',
  request: 'Request {{id}}',
  not_found_hint: 'It may have been deleted, or you may not have access to it.',
  forbidden: 'You don’t have access to this',
  forbidden_hint: 'Ask an administrator for access.',
  unreachable: 'The server cannot be reached',
  unreachable_hint: 'It reloads as soon as the connection is back.',
  offline: 'You are offline. Data may be out of date; your input is kept.',
  stopped: 'This page could not be opened',
  stopped_hint: 'The connection was interrupted, or there is a new version.',
  new_version: 'A new version is available.',
  load_again: 'Reload',
  changed: 'Someone else changed what you are editing.',
  show_changed: 'Show changes',
};
