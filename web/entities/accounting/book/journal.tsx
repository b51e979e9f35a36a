import type { ReactNode } from 'react';
import { journal } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { BY_DAY } from '#kit/columns/unsorted.ts';
import { useBookAddress } from './book-address.ts';
import { BookRows, Documents } from './book-rows.tsx';

const column = columnsOf(journal).withLabels(($) => $.accounting.book.field);

/** Postings by day; a row opens its voucher. */
export function Journal(): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  return (
    <BookRows
      title={t(($) => $.accounting.book.tab.journal)}
      endpoint={journal}
      query={{ between: { voucher_date: period } }}
      idOf={({ id }) => id}
      to={({ transaction_id }) => addressOf('transaction', String(transaction_id))}
      columns={[
        column.day('voucher_date'),
        column.code('code_ref'),
        column.word('type_id', ($) => $.accounting.transaction.type),
        column.code('debit_account', { bold: false }),
        column.code('credit_account', { bold: false }),
        column.money('amount_base', {
          title: ($) => $.common.field.amount,
          currency: 'VND',
          unsorted: BY_DAY,
        }),
        column.custom({
          key: 'party',
          exports: 'debit_party.name',
          render: ({ debit_party, credit_party }) => partiesOf(debit_party, credit_party),
        }),
        column.custom({
          key: 'documents',
          render: ({ documents }) => <Documents documents={documents} />,
        }),
        column.text('description'),
      ]}
    />
  );
}

type Party = { name: string | null } | null;
const partiesOf = (...parties: Party[]): string =>
  [...new Set(parties.flatMap((party) => party?.name ?? []))].join(' · ');
