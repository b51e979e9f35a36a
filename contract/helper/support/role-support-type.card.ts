import { defineCard } from '../../kernel/card.ts';

export const roleSupportTypeCard = defineCard({
  entity: 'role_support_type',
  label: 'helper.support.entities.role_support_type',
  resource: 'support_type',
  table: 'role_support_types',
  read: 'helper.role_support_type.get',
  calls: ['helper.role_support_type', 'helper.support_type'],
});
