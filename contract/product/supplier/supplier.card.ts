import { defineCard } from '../../kernel/card.ts';

export const supplierCard = defineCard({
  entity: 'supplier',
  label: 'product.supplier.name',
  valueLabels: { country_id: 'product.supplier.country' },
  resource: 'supplier',
  table: 'suppliers',
  name: 'name',
  read: 'product.supplier.get',
  address: [{ path: '/purchase/suppliers/{id}' }],
  find: [{ type: 'supplier', order: 10, path: 'suppliers', title: '{name}', detail: ['{tel}'] }],
});
