import { createFileRoute } from '@tanstack/react-router';
import { CreditDetail } from '#entities/accounting/credit/credit-detail.tsx';

export const Route = createFileRoute('/_shell/accounting/account/credit/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.credit_order.name,
    needs: {
      all: [{ resource: 'credit_order', action: 'read' }],
      any: [{ resource: 'fund', action: 'read' }],
    },
  },
});

function Screen() {
  return <CreditDetail id={Number(Route.useParams().id)} />;
}
