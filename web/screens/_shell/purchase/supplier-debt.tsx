import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { DebtsScreen } from '#entities/accounting/debt/debts-screen.tsx';

export const Route = createFileRoute('/_shell/purchase/supplier-debt')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.supplier_debt,
    needs: {
      all: [
        { resource: 'supplier_wallet', action: 'read' },
        { resource: 'statistic', action: 'read' },
      ],
      any: [{ resource: 'purchase', action: 'create' }],
    },
    menu: { group: 'purchase', order: 8 },
  },
});

function Screen() {
  const t = usePhrases();
  return <DebtsScreen type="supplier" title={t(($) => $.accounting.statistic.title.supplier_debt)} />;
}
