/** What the screens say. */
export const message = {
  updated: 'Updated',
  created: 'Created',
  created_one: 'Created {{what}}',
  confirm_title: 'Confirmation',
  confirm_text: 'Are you sure?',
  empty: 'No data',
  empty_filtered: 'No results',
  loading: 'Loading',
  rows_of: '{{from}}–{{to}} of {{total}}',
  selected: '{{count}} selected',
  scan_box: 'Scan or type a box number',
  undone: 'Undone',
  deleted: 'Deleted',
  nothing: 'Empty',
  not_found: 'Not found',
};
