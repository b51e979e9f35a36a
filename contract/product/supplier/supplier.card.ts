import { defineCard } from '../../kernel/card.ts';

export const supplierCard = defineCard({
  word: 'supplier',
  called: 'product.supplier.name',
  resource: 'supplier',
  table: 'suppliers',
  name: 'name',
  read: 'product.supplier.get',
  address: [{ path: '/purchase/suppliers/{id}' }],
  find: [{ word: 'supplier', order: 10, path: 'suppliers', title: '{name}', detail: ['{tel}'] }],
});
