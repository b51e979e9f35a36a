import { createFileRoute } from '@tanstack/react-router';
import { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { formatInstant } from '#kit/format.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { CurrencyBadge, Money } from '#kit/show.tsx';
import { customers } from '#nouns/options.ts';
import { MoveButtons } from '#nouns/payment/move-buttons.tsx';

export const Route = createFileRoute('/_shell/accounting/account/customer')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.wallet.title.customers,
    needs: { all: [{ resource: 'wallet', action: 'read' }], any: [{ resource: 'wallet', action: 'create' }] },
    menu: { group: 'accounting', order: 1 },
  },
});

function Screen() {
  const t = usePhrases();
  return (
    <ListScreen
      title={t(($) => $.accounting.wallet.title.customers)}
      endpoint={listCustomerWallets}
      store="wallets"
      filters={[
        { field: 'walletable_id', label: t(($) => $.common.field.customer), kind: 'entity', ...customers },
        {
          field: 'currency_id',
          label: t(($) => $.common.field.currency),
          kind: 'choice',
          options: currencyIds.map((id) => ({ value: id, label: id })),
        },
      ]}
      columns={[
        {
          key: 'customer',
          exports: 'object',
          title: t(($) => $.common.field.customer),
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
        {
          key: 'outstanding',
          title: t(($) => $.common.field.outstanding),
          right: true,
          render: (row) => <Money value={row.outstanding} currency={row.currency_id} />,
        },
        {
          key: 'updated',
          title: t(($) => $.accounting.wallet.field.updated_at),
          render: (row) => <span className="figure">{formatInstant(row.updated_at)}</span>,
        },
      ]}
      actions={<MoveButtons screen="customer_wallets" />}
    />
  );
}
