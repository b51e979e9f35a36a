import { createFileRoute } from '@tanstack/react-router';
import { SupplierAccount } from '#entities/accounting/debt/supplier-account.tsx';

export const Route = createFileRoute('/_shell/accounting/account/supplier/$id')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.supplier_account,
    needs: {
      all: [{ resource: 'supplier_wallet', action: 'read' }],
      any: [{ resource: 'fund', action: 'read' }],
    },
  },
});

function Screen() {
  return <SupplierAccount id={Number(Route.useParams().id)} />;
}
