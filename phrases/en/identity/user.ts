export const user = {
  name: 'User',
  colleague: 'Colleague',
  plural: 'Users',
  customer: 'Customer',
  field: {
    password: 'Password',
    customer_group: 'Customer group',
    team: 'Team: whose work counts as own',
    organization: 'Organization',
  },
  status: {
    verified: 'Verified',
    unverified: 'Not verified',
    disabled: 'Disabled',
  },
  rights: {
    user: {
      name: 'Users',
      meaning: 'Staff and customers: their accounts, roles and state',
    },
    customer: {
      name: 'Customers',
      meaning: 'Seeing customers without seeing colleagues',
    },
  },
  log: {
    verification_status: 'State',
    manage_user_ids: 'Team',
    customer_group: 'Customer group',
    payment_term_days: 'Days until debt is due',
    credit_limits: 'Limit of debt',
  },
};
