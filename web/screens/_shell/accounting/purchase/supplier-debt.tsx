import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { DebtsScreen } from '#entities/accounting/debt/debts-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/purchase/supplier-debt')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.supplier_debt,
    needs: {
      all: [
        { resource: 'supplier_wallet', action: 'read' },
        { resource: 'statistic', action: 'read' },
      ],
      any: [{ resource: 'fund', action: 'read' }],
    },
    menu: { group: 'accounting', part: 'debts', order: 33 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <DebtsScreen
      type="supplier"
      title={t(($) => $.accounting.statistic.title.supplier_debt)}
      clearing="/accounting/purchase/comparison-clearing-debt"
    />
  );
}
