import { createFileRoute } from '@tanstack/react-router';
import { ImportStatement } from '#entities/accounting/bank-statement/import-screen.tsx';

export const Route = createFileRoute('/_shell/accounting/account/bank-statement/import')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.bank_statement.title.import,
    needs: {
      all: [
        { resource: 'card', action: 'read' },
        { resource: 'transaction', action: 'create' },
      ],
    },
  },
});

function Screen() {
  return <ImportStatement />;
}
