import { listVoucherRequests } from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { Reference } from '#kit/reference.tsx';

const column = columnsOf(listVoucherRequests).withLabels(($) => $.accounting.voucher_request.field);

/** Columns of voucher requests: what was requested, by whom, and the decision. */
export const requestColumns = () => [
  column.number('voucher_request'),
  column.status('state', 'voucher_request', ($) => $.accounting.voucher_request.state),
  column.word('type_id', ($) => $.accounting.transaction.type),
  column.entity('object', { title: ($) => $.common.field.party }),
  column.money('amount', { bold: true }),
  column.custom({ key: 'place', exports: 'place', render: ({ place }) => place }),
  column.day('voucher_date'),
  column.text('description'),
  column.entity('created_by', { title: ($) => $.accounting.voucher_request.field.asked }),
  column.instant('created_at', { title: ($) => $.common.field.time, hiddenByDefault: true }),
  column.entity('decided_by', { title: ($) => $.accounting.voucher_request.field.decided }),
  column.custom({
    key: 'voucher',
    exports: 'transaction',
    render: ({ transaction }) =>
      transaction && (
        <Reference of="transaction" id={transaction.id} figure>
          {transaction.code_ref}
        </Reference>
      ),
  }),
];
