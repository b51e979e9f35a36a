import { defineCard } from '../../kernel/card.ts';

export const permissionCard = defineCard({
  entity: 'permission',
  label: 'identity.role.entities.permission',
  resource: 'permission',
  table: 'role_permissions',
  key: 'text',
  read: 'identity.permission.get',
  logged: false,
  live: false,
});
