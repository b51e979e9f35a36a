import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { belowZero } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { useAddressWith } from '#client/address-search.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { useBookAddress } from './book-address.ts';
import { BookRows } from './book-rows.tsx';

const column = columnsOf(belowZero).withLabels(($) => $.accounting.book.field);

const place = () =>
  column.custom({
    key: 'party',
    title: ($) => $.common.field.name,
    exports: 'party.name',
    render: ({ party }) => party.name,
  });
const stretch = () => [
  column.day('from', { title: ($) => $.common.field.range_from }),
  column.day('to', { title: ($) => $.common.field.range_to }),
  column.figure('days'),
  column.money('lowest'),
  column.day('lowest_on'),
];

/**
 * Days in the period with a negative balance of one or of all funds and bank accounts; each links to its
 * book.
 */
export function NegativeBalanceDays({ of }: { of: { type: string; id: string } | undefined }): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  const addressWith = useAddressWith();
  const query = {
    ...(of !== undefined && { filter: { party_type: of.type, party_id: of.id } }),
    between: { voucher_date: period },
  };
  const days = (rows: readonly { days: number }[]) => rows.reduce((sum, row) => sum + row.days, 0);
  return (
    <QueryView of={useCall(belowZero, { query })} shape="lines">
      {({ data }) =>
        data.length === 0 ? (
          <Text c="dimmed" size="sm">
            {of === undefined
              ? t(($) => $.accounting.book.message.none_below_zero)
              : t(($) => $.accounting.book.message.never_below_zero)}
          </Text>
        ) : (
          <BookRows
            title={t(($) => $.accounting.book.section.below_zero)}
            endpoint={belowZero}
            query={query}
            idOf={({ party, currency_id, from }) => `${party.type} ${party.id} ${currency_id} ${from}`}
            proof={(rows) =>
              of !== undefined && (
                <Text c="red" size="sm">
                  {t(($) => $.accounting.book.message.below_zero, { count: days(rows) })}
                </Text>
              )
            }
            to={({ party: { type, id }, from, to }) =>
              addressWith({
                ...{ party_type: type, party_id: id, account: type === 'fund' ? '111' : '112', from, to },
                ...{ page: undefined, currency: undefined, closing: undefined },
              })
            }
            columns={of === undefined ? [place(), ...stretch()] : stretch()}
          />
        )
      }
    </QueryView>
  );
}
