import { createFileRoute } from '@tanstack/react-router';
import { listSupplierWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { CurrencyBadge, Money } from '#kit/show.tsx';
import { suppliers } from '#nouns/options.ts';
import { MoveButtons } from '#nouns/payment/move-buttons.tsx';

export const Route = createFileRoute('/_shell/accounting/account/supplier')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.wallet.title.suppliers,
    needs: { all: [{ resource: 'wallet', action: 'update' }] },
    menu: { group: 'accounting', order: 2 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.accounting.wallet.title.suppliers)}
      endpoint={listSupplierWallets}
      store="wallets"
      filters={[
        { field: 'walletable_id', label: t(($) => $.common.field.supplier), kind: 'entity', ...suppliers },
      ]}
      columns={[
        {
          key: 'supplier',
          exports: 'object',
          title: t(($) => $.common.field.supplier),
          render: (row) => row.object.name,
        },
        {
          key: 'currency',
          title: t(($) => $.common.field.currency),
          render: (row) => <CurrencyBadge id={row.currency_id} />,
        },
        {
          key: 'balance',
          title: t(($) => $.common.field.balance),
          right: true,
          sort: 'balance',
          render: (row) => (
            <b>
              <Money value={row.balance} currency={row.currency_id} />
            </b>
          ),
        },
      ]}
      actions={<MoveButtons screen="supplier_wallets" />}
    />
  );
}
