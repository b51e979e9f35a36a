import { defineCard } from '../../kernel/card.ts';

export const roleCard = defineCard({
  word: 'role',
  called: 'identity.role.name',
  resource: 'role',
  table: 'roles',
  name: 'name',
  key: 'text',
  said: 'identity.role.known',
  read: 'identity.role.get',
  address: [{ path: '/admin/roles/{id}' }],
});
