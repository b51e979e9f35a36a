import type { ReactNode } from 'react';
import { sales } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { BY_DAY } from '#kit/columns/unsorted.ts';
import { useBookAddress } from './book-address.ts';
import { BookRows, Documents } from './book-rows.tsx';

const column = columnsOf(sales).saying(($) => $.accounting.book.field);

/** The list of sales for VAT; a row leads to its voucher, its documents to themselves. */
export function Sales(): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  return (
    <BookRows
      title={t(($) => $.accounting.book.tab.sales)}
      endpoint={sales}
      query={{ between: { voucher_date: period } }}
      idOf={({ id }) => id}
      to={({ transaction_id }) => addressOf('transaction', String(transaction_id))}
      columns={[
        column.day('voucher_date'),
        column.code('code_ref'),
        column.entity('customer', { of: 'customer' }),
        column.custom({
          key: 'documents',
          render: ({ documents }) => <Documents documents={documents} />,
        }),
        column.word('kind', ($) => $.accounting.book.sold),
        column.money('net_base', { currency: 'VND', unsorted: BY_DAY }),
        column.figure('vat_percent', { unsorted: BY_DAY }),
        column.money('vat_base', { currency: 'VND', unsorted: BY_DAY }),
        column.money('amount_base', {
          title: ($) => $.accounting.book.field.with_vat,
          currency: 'VND',
          unsorted: BY_DAY,
        }),
      ]}
    />
  );
}
