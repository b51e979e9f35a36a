import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { DebtsScreen } from '#entities/accounting/debt/debts-screen.tsx';

export const Route = createFileRoute('/_shell/sale/statistics/customer-debt')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.customer_debt,
    needs: {
      all: [
        { resource: 'wallet', action: 'read' },
        { resource: 'statistic', action: 'read' },
      ],
      any: [{ resource: 'order', action: 'create' }],
    },
    menu: { group: 'sale', order: 12 },
  },
});

function Screen() {
  const t = usePhrases();
  return <DebtsScreen type="user" title={t(($) => $.accounting.statistic.title.customer_debt)} />;
}
