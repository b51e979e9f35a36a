import { createFileRoute } from '@tanstack/react-router';
import { listSupplierWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { suppliers } from '#entities/product-options.ts';
import { MoveButtons } from '#entities/payment/move-buttons.tsx';

export const Route = createFileRoute('/_shell/accounting/account/supplier/')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.wallet.title.suppliers,
    needs: { all: [{ resource: 'supplier_wallet', action: 'update' }] },
    menu: { group: 'accounting', part: 'money', order: 18 },
  },
});

const column = columnsOf(listSupplierWallets);
const columns = () => [
  column.entity('object', { title: ($) => $.common.field.supplier }),
  column.currency(),
  column.money('balance', { bold: true }),
  column.money('outstanding', { unsorted: SUMS_OF_CHARGES }),
];

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
      columns={columns()}
      to={({ walletable_id }) => `/accounting/account/supplier/${walletable_id}`}
      actions={<MoveButtons screen="supplier_wallets" />}
    />
  );
}
