import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '#entities/payment/money-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/bank/spend-money')({
  component: () => <MoneyScreen page="bank_spend" />,
  staticData: {
    title: ($) => $.accounting.transaction.page.bank_spend,
    needs: { all: [{ resource: 'transaction', action: 'create' }] },
    menu: { group: 'accounting', part: 'money', order: 14 },
  },
});
