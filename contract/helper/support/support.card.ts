import { defineCard } from '../../kernel/card.ts';

export const supportCard = defineCard({
  entity: 'support',
  label: 'helper.support.name',
  resource: 'support',
  table: 'supports',
  name: 'title',
  read: 'helper.support.get',
  calls: ['helper.support', 'helper.support_content'],
  address: [
    { path: '/customer/supports/{id}', when: { role: 'customer' } },
    { path: '/admin/supports/{id}' },
  ],
  states: { status: { open: 'orange', closed: 'green' } },
  valueLabels: { status: 'helper.support.status', status_id: 'helper.support.status' },
});
