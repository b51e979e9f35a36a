import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { CompensationList } from '#entities/warehouse/compensation/compensation-list.tsx';

export const Route = createFileRoute('/_shell/accounting/sale/compensation')({
  component: Screen,
  staticData: {
    title: ($) => $.warehouse.compensation.title.sale,
    needs: {
      all: [{ resource: 'order_compensation', action: 'read' }],
      any: [{ resource: 'transaction', action: 'create' }],
    },
    menu: { group: 'accounting', part: 'costs', order: 40 },
  },
});

function Screen() {
  const t = usePhrases();
  return <CompensationList side="order" title={t(($) => $.warehouse.compensation.title.sale)} />;
}
