import type { ReactNode } from 'react';
import { accountParties, trialBalanceSides } from '@hakobu/contract/accounting/book/book.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { useBookAddress, useLedgerAddress } from './book-address.ts';
import { BookRows, FigureLink } from './book-rows.tsx';

const column = columnsOf(accountParties).withLabels(($) => $.accounting.book.field);

/** Balances of an account by party. */
export function AccountParties({ account }: { account: string }): ReactNode {
  const t = usePhrases();
  const { period } = useBookAddress();
  const ledgerOf = useLedgerAddress();
  return (
    <BookRows
      title={t(($) => $.accounting.book.section.parties)}
      endpoint={accountParties}
      query={{ filter: { account }, between: { voucher_date: period } }}
      idOf={(row) => `${row.account} ${row.party?.type} ${row.party?.id}`}
      to={(row) => ledgerOf({ account: row.account, party: row.party })}
      columns={[
        column.custom({
          key: 'party',
          exports: 'party.name',
          render: ({ party }) => party?.name ?? '–',
        }),
        ...trialBalanceSides.map((name) =>
          column.custom({
            key: name,
            right: true,
            render: (row) => (
              <FigureLink value={row[name]} href={ledgerOf({ account: row.account, party: row.party })} />
            ),
          }),
        ),
      ]}
    />
  );
}
