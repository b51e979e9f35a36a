import { defineCard } from '../../kernel/card.ts';

export const originCard = defineCard({
  entity: 'origin',
  label: 'product.origin.name',
  resource: 'origin',
  table: 'origins',
  name: 'name',
  read: 'product.origin.get',
  address: [{ path: '/admin/goods/origins?origin_id={id}' }],
});
