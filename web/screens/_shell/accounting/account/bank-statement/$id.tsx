import { createFileRoute } from '@tanstack/react-router';
import { BankStatementDetail } from '#entities/accounting/bank-statement/statement-detail.tsx';

export const Route = createFileRoute('/_shell/accounting/account/bank-statement/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.bank_statement.name,
    needs: { all: [{ resource: 'card', action: 'read' }] },
  },
});

function Screen() {
  return <BankStatementDetail id={Number(Route.useParams().id)} />;
}
