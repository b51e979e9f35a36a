import { defineCard } from '../../kernel/card.ts';

export const userCard = defineCard({
  entity: 'user',
  label: 'identity.user.name',
  resource: 'user',
  table: 'users',
  name: 'name',
  references: [
    'user_id',
    'customer_id',
    'sale_id',
    'buyer_id',
    'creator_id',
    'sender_id',
    'prepared_by_id',
    'created_by',
    'approved_by',
    'decided_by',
    'locked_by',
  ],
  read: 'identity.user.get',
  address: [{ path: '/admin/users/{id}' }],
  states: { verification_status: { verified: 'green', unverified: 'yellow', disabled: 'red' } },
  valueLabels: { verification_status: 'identity.user.status' },
  find: [
    {
      type: 'customer',
      label: 'identity.user.customer',
      order: 2,
      path: 'users',
      filters: { role_id: ['customer'] },
      title: '{name}',
      detail: ['{tel}', '{email}'],
      address: [
        { path: '/customer/me', when: { role: 'customer' } },
        {
          path: '/accounting/account/customer/{id}',
          when: { may: { resource: 'wallet', action: 'create' } },
        },
        { path: '/sale/orders?orders-customer_id={id}' },
      ],
    },
    {
      type: 'user',
      label: 'identity.user.colleague',
      order: 11,
      path: 'users',
      filters: { role_id: ['admin', 'sale', 'purchase', 'warehouse', 'accounting'] },
      title: '{name}',
      detail: ['{email}'],
    },
  ],
});
