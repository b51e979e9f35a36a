import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '#entities/payment/money-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/fund/collect-money')({
  component: () => <MoneyScreen page="fund_collect" />,
  staticData: {
    title: ($) => $.accounting.transaction.page.fund_collect,
    needs: { all: [{ resource: 'transaction', action: 'create' }] },
    menu: { group: 'accounting', part: 'money', order: 11 },
  },
});
