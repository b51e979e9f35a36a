import { Badge } from '@mantine/core';
import { listTransactions } from '@hakobu/contract/accounting/transaction/transaction.endpoints.ts';
import { phrase } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { Money } from '#kit/values.tsx';
import { sharedLabel } from '#kit/labels.ts';

const column = columnsOf(listTransactions);

/** Columns of transaction lists; the unassigned amount only where something can be assigned. */
export const transactionColumns = ({ waiting = false } = {}) => [
  column.code('code_ref', { sort: 'id' }),
  column.day('voucher_date'),
  column.word('type_id', ($) => $.accounting.transaction.type, { kind: 'evident', card: 'more' }),
  column.entity('object', { title: ($) => $.common.field.party }),
  column.money('amount'),
  waiting &&
    column.custom({
      key: 'unassigned',
      card: 'more',
      title: ($) => $.accounting.transaction.field.unassigned,
      right: true,
      exports: 'unassigned',
      render: ({ unassigned, to_currency_id, currency_id }) =>
        unassigned !== null &&
        unassigned !== '0' && <Money value={unassigned} currency={to_currency_id ?? currency_id} />,
    }),
  column.custom({
    key: 'source',
    title: `${sharedLabel('fund')} / ${sharedLabel('card')}`,
    exports: [
      { title: sharedLabel('fund'), field: 'fund' },
      { title: sharedLabel('card'), field: 'card' },
    ],
    render: ({ fund, card }) => fund?.name ?? card?.name,
  }),
  column.custom({
    key: 'reversed',
    card: 'status',
    title: ($) => $.accounting.transaction.state.reversed,
    exports: 'reversed_by_id',
    render: ({ reversed_by_id }) =>
      reversed_by_id !== null && (
        <Badge variant="light" color="gray">
          {phrase(($) => $.accounting.transaction.state.reversed)}
        </Badge>
      ),
  }),
  column.text('description', { kind: 'evident', card: 'more' }),
  column.entity('preparedBy', { title: ($) => $.common.field.prepared_by }),
];
