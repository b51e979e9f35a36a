import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { sharedWord } from '#kit/words.ts';

const column = columnsOf(listTransactions);

/** What the list of transactions shows. */
export const transactionColumns = () => [
  column.code('code_ref', { sort: 'id' }),
  column.day('voucher_date'),
  column.word('type_id', ($) => $.accounting.transaction.type),
  column.entity('object', { title: ($) => $.common.field.party }),
  column.money('amount'),
  column.custom({
    key: 'source',
    title: `${sharedWord('fund')} / ${sharedWord('card')}`,
    exports: [
      { title: sharedWord('fund'), field: 'fund' },
      { title: sharedWord('card'), field: 'card' },
    ],
    render: ({ fund, card }) => fund?.name ?? card?.name,
  }),
  column.text('description'),
  column.entity('preparedBy', { title: ($) => $.common.field.prepared_by }),
];
