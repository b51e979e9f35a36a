import { createFileRoute } from '@tanstack/react-router';
import { listCustomerWallets } from '@hakobu/contract/accounting/wallet/wallet.endpoints.ts';
import { currencyIds } from '@hakobu/contract/kernel/money.ts';
import { addressOf } from '#app/address-of.ts';
import { phrase, usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { SUMS_OF_CHARGES } from '#kit/columns/unsorted.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { RowActions } from '#kit/row-actions.tsx';
import { CreditTermForm } from '#entities/accounting/debt/credit-term-form.tsx';
import { customers } from '#entities/options.ts';
import { MoveButtons } from '#entities/payment/move-buttons.tsx';

export const Route = createFileRoute('/_shell/accounting/account/customer/')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.wallet.title.customers,
    needs: { all: [{ resource: 'wallet', action: 'read' }], any: [{ resource: 'wallet', action: 'create' }] },
    menu: { group: 'accounting', part: 'money', order: 17 },
  },
});

const column = columnsOf(listCustomerWallets).withLabels(($) => $.accounting.wallet.field);
const columns = () => [
  column.entity('object', { title: ($) => $.common.field.customer }),
  column.currency(),
  column.money('balance', { bold: true }),
  column.money('held', { unsorted: SUMS_OF_CHARGES }),
  column.money('available', { card: 'more', unsorted: SUMS_OF_CHARGES }),
  column.money('outstanding', { card: 'more', unsorted: SUMS_OF_CHARGES }),
  column.instant('updated_at'),
  column.act((row) => (
    <RowActions
      name={row.object?.name ?? ''}
      editable={may({ resource: 'debt', action: 'update' })}
      edit={{
        title: phrase(($) => $.accounting.credit_term.name),
        form: (close) => <CreditTermForm customerId={row.walletable_id} onDone={close} />,
      }}
    />
  )),
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
      to={({ walletable_id }) => addressOf('customer', String(walletable_id))}
    />
  );
}
