import { createFileRoute } from '@tanstack/react-router';
import { approvalKindIds } from '@hakobu/contract/accounting/transaction/kinds.ts';
import { listVoucherRequests } from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { voucherRequestStates } from '@hakobu/contract/accounting/voucher-request/voucher-request.machine.ts';
import { usePhrases } from '#app/i18n.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useOpenRow } from '#kit/use-open-row.ts';
import { SplitTransactionsButton } from '#entities/accounting/voucher-request/split-transactions.tsx';
import { requestColumns } from '#entities/accounting/voucher-request/request-columns.tsx';
import { VoucherRequestDetail } from '#entities/accounting/voucher-request/voucher-request-detail.tsx';

export const Route = createFileRoute('/_shell/accounting/voucher-requests')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.voucher_request.plural,
    needs: { all: [{ resource: 'transaction_approval', action: 'read' }] },
    menu: { group: 'accounting', part: 'money', order: 14.7 },
    tasks: [
      {
        id: 'vouchers_to_approve',
        call: 'accounting.voucher-request.list',
        path: 'voucher-requests',
        store: 'voucher-requests',
        filter: { state: 'waiting' },
        needs: { resource: 'transaction_approval', action: 'update' },
      },
    ],
  },
});

/** Vouchers above the limit; the one in the address is opened here. */
function Screen() {
  const t = usePhrases();
  const [opened, , addressOf] = useOpenRow('voucher_request_id');
  if (opened !== undefined) return <VoucherRequestDetail key={opened} id={opened} />;
  return (
    <ListScreen
      title={t(($) => $.accounting.voucher_request.plural)}
      endpoint={listVoucherRequests}
      store="voucher-requests"
      filters={[
        {
          field: 'state',
          label: t(($) => $.accounting.voucher_request.field.state),
          kind: 'choice',
          options: voucherRequestStates.map((id) => ({
            value: id,
            label: t(($) => $.accounting.voucher_request.state[id]),
          })),
        },
        {
          field: 'type_id',
          label: t(($) => $.common.field.type),
          kind: 'choice',
          options: approvalKindIds.map((id) => ({
            value: id,
            label: t(($) => $.accounting.transaction.type[id]),
          })),
        },
        { field: 'voucher_date', label: t(($) => $.common.field.voucher_date), kind: 'days' },
      ]}
      columns={requestColumns()}
      actions={<SplitTransactionsButton />}
      to={({ id }) => addressOf(id)}
    />
  );
}
