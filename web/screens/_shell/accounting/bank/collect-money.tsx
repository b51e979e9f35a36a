import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '#entities/payment/money-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/bank/collect-money')({
  component: () => <MoneyScreen page="bank_collect" />,
  staticData: {
    title: ($) => $.accounting.transaction.page.bank_collect,
    needs: { all: [{ resource: 'transaction', action: 'create' }] },
    menu: { group: 'accounting', part: 'money', order: 13 },
  },
});
