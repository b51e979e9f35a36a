import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { DueDatesScreen } from '#entities/accounting/debt/due-dates-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/purchase/payment-due-date')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.due_suppliers,
    needs: {
      all: [
        { resource: 'supplier_wallet', action: 'read' },
        { resource: 'statistic', action: 'read' },
      ],
      any: [{ resource: 'fund', action: 'read' }],
    },
    menu: { group: 'accounting', part: 'debts', order: 35 },
  },
});

function Screen() {
  const t = usePhrases();
  return <DueDatesScreen type="supplier" title={t(($) => $.accounting.statistic.title.due_suppliers)} />;
}
