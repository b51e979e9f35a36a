export const customerAccount = {
  name: 'Customer account',
  field: {
    sellers: 'Salespeople',
    since: 'Customer since',
    document: 'For',
    handed_over: 'In deliveries',
    undelivered: 'Not yet delivered',
    overdue: 'Overdue',
  },
  section: {
    money: 'Wallets and open money',
    questions: 'Questions',
    debts: 'Debts',
  },
  message: {
    open_orders: 'Open',
    all_orders: 'All orders of this customer',
    no_debts: 'Nothing is owed',
    first_debts: '{{shown}} of {{total}} debts are shown, those due first',
    of_others: 'Seen by those who sell to this customer, wrote them down or look after their money.',
  },
  act: {
    new_order: 'New order',
  },
};
