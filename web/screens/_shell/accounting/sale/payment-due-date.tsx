import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { DueDatesScreen } from '#entities/accounting/debt/due-dates-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/sale/payment-due-date')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.due_customers,
    needs: {
      all: [
        { resource: 'wallet', action: 'read' },
        { resource: 'statistic', action: 'read' },
      ],
      any: [{ resource: 'fund', action: 'read' }],
    },
    menu: { group: 'accounting', part: 'debts', order: 32 },
  },
});

function Screen() {
  const t = usePhrases();
  return <DueDatesScreen type="user" title={t(($) => $.accounting.statistic.title.due_customers)} />;
}
