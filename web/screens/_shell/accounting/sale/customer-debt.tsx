import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { DebtsScreen } from '#entities/accounting/debt/debts-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/sale/customer-debt')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.customer_debt,
    needs: {
      all: [
        { resource: 'wallet', action: 'read' },
        { resource: 'statistic', action: 'read' },
      ],
      any: [{ resource: 'fund', action: 'read' }],
    },
    menu: { group: 'accounting', part: 'debts', order: 30 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <DebtsScreen
      type="user"
      title={t(($) => $.accounting.statistic.title.customer_debt)}
      clearing="/accounting/sale/comparison-clearing-debt"
    />
  );
}
