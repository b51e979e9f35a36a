import { defineCard } from '../../kernel/card.ts';

export const supportTypeCard = defineCard({
  entity: 'support_type',
  label: 'helper.support.entities.support_type',
  resource: 'support_type',
  table: 'support_types',
  name: 'name',
  read: 'helper.support_type.get',
  address: [{ path: '/admin/support-types?support_type_id={id}' }],
});
