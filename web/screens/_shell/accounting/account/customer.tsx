import { createFileRoute } from '@tanstack/react-router';
import { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
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

const column = columnsOf(listCustomerWallets).saying(($) => $.accounting.wallet.field);
const columns = () => [
  column.entity('object', { title: ($) => $.common.field.customer }),
  column.currency(),
  column.money('balance', { bold: true }),
  column.money('outstanding'),
  column.instant('updated_at'),
];

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
      columns={columns()}
      actions={<MoveButtons screen="customer_wallets" />}
    />
  );
}
