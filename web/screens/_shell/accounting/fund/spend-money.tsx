import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '#entities/payment/money-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/fund/spend-money')({
  component: () => <MoneyScreen page="fund_spend" />,
  staticData: {
    title: ($) => $.accounting.transaction.page.fund_spend,
    needs: { all: [{ resource: 'transaction', action: 'create' }] },
    menu: { group: 'accounting', part: 'money', order: 12 },
  },
});
