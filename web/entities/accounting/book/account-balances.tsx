import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { add, negate } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { FormModal } from '#kit/form.tsx';
import { columnsOf } from '#kit/columns/columns.tsx';
import type { Column } from '#kit/columns/column.ts';
import { PagedRows } from '#kit/paged-rows.tsx';
import { Money } from '#kit/values.tsx';
import { titleOf } from '#kit/labels.ts';
import { accountName } from '#entities/accounting/account-name.ts';
import { BalanceCheck } from './balance.tsx';
import { useLedgerAddress } from './book-address.ts';
import { BookRows, FigureLink } from './book-rows.tsx';

const A_PAGE = 50;

type Row = RowOf<typeof accountPeriod>;
type Party = RowOf<typeof accountPeriodObjects>;
type Figures = Pick<Row, 'currency_id' | 'opening' | 'increase' | 'decrease' | 'closing' | 'closing_base'>;

const column = columnsOf(accountPeriod);
const ofParties = columnsOf(accountPeriodObjects);

/** Balances of all accounts over a period by currency, with the check that debits equal credits. */
export function AccountBalances({ period }: { period: string }): ReactNode {
  const t = usePhrases();
  const ledgerOf = useLedgerAddress();
  const [opened, setOpened] = useState<Row>();
  return (
    <>
      <BookRows
        title={t(($) => $.accounting.book.tab.balances)}
        endpoint={accountPeriod}
        query={{ between: { voucher_date: period } }}
        idOf={(row) => `${row.account_id} ${row.currency_id}`}
        onOpen={setOpened}
        proof={(rows) => rows.length > 0 && <BalanceCheck difference={differenceOf(rows)} />}
        columns={[
          column.code('code', { title: ($) => $.common.field.account }),
          column.custom({ key: 'name', render: (row) => t(accountName(row)) }),
          column.currency(),
          ...figures<Row>((row) => ledgerOf({ account: row.code, currency: row.currency_id })),
        ]}
      />
      <FormModal
        size="xl"
        title={
          opened === undefined ? '' : `${opened.code} · ${t(accountName(opened))} · ${opened.currency_id}`
        }
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
      >
        {opened && <Parties row={opened} period={period} />}
      </FormModal>
    </>
  );
}

const differenceOf = (rows: readonly Row[]): string =>
  add(
    '0',
    ...rows.map((row) => (row.natural_side === 'debit' ? row.closing_base : negate(row.closing_base))),
  );

/** Balances of an account by party, each linked to its postings. */
function Parties({
  row: { account_id, code, currency_id },
  period,
}: {
  row: Row;
  period: string;
}): ReactNode {
  const ledgerOf = useLedgerAddress();
  const addressOf = ({ party_type: type, party_id: id }: Party) =>
    ledgerOf({ account: code, currency: currency_id, party: type === 'none' ? undefined : { type, id } });
  return (
    <Stack gap="sm">
      <PagedRows
        endpoint={accountPeriodObjects}
        size={A_PAGE}
        query={{ filter: { account_id, currency_id }, between: { voucher_date: period } }}
        idOf={(party) => `${party.party_type} ${party.party_id}`}
        columns={[
          ofParties.custom({
            key: 'party',
            title: ($) => $.common.field.party,
            render: ({ party_name }) => party_name,
          }),
          ...figures<Party>(addressOf),
        ]}
      />
    </Stack>
  );
}

const moving = ($: Phrases) => $.accounting.statistic.field;

/** Opening balance, movements and closing balance; each figure links to its postings. */
const figures = <Of extends Figures>(addressOf: (row: Of) => string): Column<Of>[] => [
  ...(['opening', 'increase', 'decrease', 'closing'] as const).map((name) => ({
    key: name,
    title: titleOf(undefined, name, moving),
    right: true,
    render: (row: Of) => <FigureLink value={row[name]} currency={row.currency_id} href={addressOf(row)} />,
  })),
  {
    key: 'base',
    exports: 'closing_base',
    title: titleOf(($) => $.common.field.balance_base, 'base', undefined),
    right: true,
    render: (row) => <Money value={row.closing_base} currency="VND" dim />,
  },
];
