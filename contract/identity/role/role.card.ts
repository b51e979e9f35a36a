import { defineCard } from '../../kernel/card.ts';

export const roleCard = defineCard({
  entity: 'role',
  label: 'identity.role.name',
  resource: 'role',
  table: 'roles',
  name: 'name',
  key: 'text',
  rowLabels: 'identity.role.known',
  read: 'identity.role.get',
  address: [{ path: '/admin/roles/{id}' }],
});
