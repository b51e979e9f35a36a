import { createFileRoute } from '@tanstack/react-router';
import { CustomerDetail } from '#entities/customer/customer-detail.tsx';

export const Route = createFileRoute('/_shell/accounting/account/customer/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.customer_account.name,
    needs: { all: [{ resource: 'wallet', action: 'read' }], any: [{ resource: 'wallet', action: 'create' }] },
  },
});

function Screen() {
  return <CustomerDetail id={Number(Route.useParams().id)} />;
}
