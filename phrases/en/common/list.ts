/** Words of every list: its pages, its view and its filters. */
export const list = {
  pages: {
    next: 'Next page',
    previous: 'Previous page',
    first: 'First page',
    last: 'Last page',
    page: 'Page {{number}}',
  },
  view: {
    title: 'View and export',
    columns: 'Columns',
    dense: 'Rows close together',
    export: 'Export',
    exported: 'The file is ready',
  },
  filter: {
    all: 'All',
    show: 'Filters',
  },
};
