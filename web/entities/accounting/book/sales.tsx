import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { sales, salesSummary } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { BY_DAY } from '#kit/columns/unsorted.ts';
import { Facts } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { Money } from '#kit/values.tsx';
import { useBookAddress } from './book-address.ts';
import { BookRows, Documents } from './book-rows.tsx';

const column = columnsOf(sales).withLabels(($) => $.accounting.book.field);

/** The VAT list of sales; a row opens its voucher, its documents link to themselves. */
export function Sales(): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  return (
    <Stack gap="sm">
      <SalesSums />
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
    </Stack>
  );
}

/** Total sales of the period, and by VAT rate if there are several. */
function SalesSums(): ReactNode {
  const t = usePhrases();
  const { from, to } = useBookAddress();
  const reading = useCall(salesSummary, {
    query: { plain: { ...(from !== '' && { from }), ...(to !== '' && { to }) } },
  });
  const money = (value: string) => <Money value={value} currency="VND" />;
  return (
    <QueryView of={reading} shape="lines">
      {({ rates, ...sums }) => (
        <Facts
          rows={[
            [t(($) => $.accounting.book.field.net_base), money(sums.net_base)],
            [t(($) => $.accounting.book.field.vat_base), money(sums.vat_base)],
            [t(($) => $.accounting.book.field.with_vat), money(sums.amount_base)],
            ...(rates.length > 1
              ? rates.map(
                  ({ vat_percent, vat_base }) =>
                    [
                      `${t(($) => $.accounting.book.field.vat_base)} ${vat_percent}%`,
                      money(vat_base),
                    ] as const,
                )
              : []),
          ]}
        />
      )}
    </QueryView>
  );
}
