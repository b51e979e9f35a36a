export const customerAccount = {
  name: 'Customer account',
  field: {
    sellers: 'Salespeople',
    since: 'Customer since',
    document: 'Document',
    handed_over: 'In deliveries',
    undelivered: 'Not yet delivered',
    overdue: 'Overdue',
  },
  section: {
    money: 'Wallets and unsettled amounts',
    questions: 'Support tickets',
    debts: 'Receivables',
  },
  message: {
    open_orders: 'In progress',
    all_orders: 'All orders of this customer',
    no_debts: 'Nothing outstanding',
    first_debts: '{{shown}} of {{total}} receivables are shown, earliest due first',
    of_others:
      'Visible to the salespeople of this customer, to whoever created the customer, and to accounting.',
  },
  act: {
    new_order: 'New order',
  },
};
