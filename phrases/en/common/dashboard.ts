/** The overview of the administrators. */
export const dashboard = {
  title: 'Overview',
  to_approve: 'Orders to approve',
  to_buy: 'Lines to buy',
  questions: 'Open questions',
  customers: 'Customers',
  products: 'Products',
  addresses: 'Addresses to decide',
  by_day: 'Orders of the last 30 days',
  day: 'Day',
  placed: 'Placed',
  cancelled: 'Of these cancelled',
  as_table: 'As a table',
  total: '{{count}} orders',
  latest_questions: 'Newest questions',
};
