import { createFileRoute } from '@tanstack/react-router';
import { usePhrases } from '#app/i18n.ts';
import { ClearingScreen } from '#entities/accounting/debt/clearing-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/sale/comparison-clearing-debt')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.clearing.of_customers,
    needs: {
      all: [
        { resource: 'transaction', action: 'create' },
        { resource: 'statistic', action: 'read' },
      ],
    },
    menu: { group: 'accounting', part: 'debts', order: 31 },
  },
});

function Screen() {
  const t = usePhrases();
  return <ClearingScreen type="user" title={t(($) => $.accounting.clearing.of_customers)} />;
}
