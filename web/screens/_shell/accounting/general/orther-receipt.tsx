import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '#entities/payment/money-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/general/orther-receipt')({
  component: () => <MoneyScreen page="general" />,
  staticData: {
    title: ($) => $.accounting.transaction.page.general,
    needs: { all: [{ resource: 'transaction', action: 'create' }] },
    menu: { group: 'accounting', part: 'money', order: 16 },
  },
});
