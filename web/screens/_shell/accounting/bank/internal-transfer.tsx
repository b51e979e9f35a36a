import { createFileRoute } from '@tanstack/react-router';
import { MoneyScreen } from '#entities/payment/money-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/bank/internal-transfer')({
  component: () => <MoneyScreen page="bank_transfer" />,
  staticData: {
    title: ($) => $.accounting.transaction.page.bank_transfer,
    needs: { all: [{ resource: 'transaction', action: 'create' }] },
    menu: { group: 'accounting', part: 'money', order: 15 },
  },
});
