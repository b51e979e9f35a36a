export const user = {
  name: 'User',
  colleague: 'Staff',
  plural: 'Users',
  customer: 'Customer',
  field: {
    password: 'Password',
    customer_group: 'Customer group',
    team: 'Team (their records count as own)',
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
      meaning: 'Staff and customers: accounts, roles and status',
    },
    customer: {
      name: 'Customers',
      meaning: 'Viewing customers without viewing colleagues',
    },
  },
  log: {
    verification_status: 'Status',
    manage_user_ids: 'Team',
    customer_group: 'Customer group',
    payment_term_days: 'Payment term (days)',
    credit_limits: 'Credit limits',
  },
};
