/** What the screens say. */
export const message = {
  updated: 'Updated',
  created: 'Created',
  created_one: 'Created {{what}}',
  confirm_title: 'Confirmation',
  confirm_text: 'Are you sure?',
  empty: 'No data',
  empty_filtered: 'No data fits these filters',
  loading: 'Loading',
  rows_of: '{{from}}–{{to}} of {{total}}',
  selected: '{{count}} selected',
  scan_box: 'Scan or type a box number',
  undone: 'Taken back',
  deleted: 'Deleted',
  nothing: 'Empty',
  not_found: 'Not found',
};
