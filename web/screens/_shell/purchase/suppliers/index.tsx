import { createFileRoute } from '@tanstack/react-router';
import { supplier } from '@hakobu/contract/product/supplier/supplier.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { CrudScreen } from '#kit/crud-screen.tsx';
import { useSupplierFields } from '#entities/supplier/supplier-fields.ts';

export const Route = createFileRoute('/_shell/purchase/suppliers/')({
  component: Screen,
  staticData: {
    title: ($) => $.product.supplier.plural,
    needs: { all: [{ resource: 'supplier', action: 'read' }] },
    menu: { group: 'purchase', order: 5 },
    creates: {
      order: 4,
      noun: ($) => $.product.supplier.name,
      needs: { resource: 'supplier', action: 'create' },
    },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <CrudScreen
      title={t(($) => $.product.supplier.plural)}
      noun={t(($) => $.product.supplier.name)}
      resource={supplier}
      permission="supplier"
      store="supplier"
      fields={useSupplierFields()}
      to={({ id }) => `/purchase/suppliers/${id}`}
    />
  );
}
