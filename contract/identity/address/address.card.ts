import { defineCard } from '../../kernel/card.ts';

export const addressCard = defineCard({
  entity: 'address',
  label: 'identity.address.name',
  resource: 'address',
  table: 'addresses',
  nameParts: ['consignee', 'address_detail', 'ward_id'],
  nameSeparator: ', ',
  read: 'identity.address.get',
  address: [{ path: '/customer/address', when: { role: 'customer' } }, { path: '/admin/addresses/{id}' }],
  states: { conversion: { none: 'gray', current: 'green', converted: 'green', needs_choice: 'orange' } },
  valueLabels: { conversion: 'identity.address.conversion' },
});
