import { Stack } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { add, negate } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { FormModal } from '#kit/form.tsx';
import type { Column } from '#kit/columns/column.ts';
import { Rows, Section } from '#kit/page.tsx';
import { Pages } from '#kit/pages.tsx';
import { Money } from '#kit/show.tsx';
import { accountName } from '#nouns/accounting/account-name.ts';
import { Balance } from './balance.tsx';

const A_PAGE = 50;

type Row = RowOf<typeof accountPeriod>;
type Figures = Pick<Row, 'currency_id' | 'opening' | 'increase' | 'decrease' | 'closing' | 'closing_base'>;

/** Every account of the chart over a period in each currency, with the proof that debits and credits are equal. */
export function AccountBalances({ period }: { period: string }): ReactNode {
  const t = usePhrases();
  const [opened, setOpened] = useState<Row>();
  const reading = useCall(accountPeriod, { query: { between: { voucher_date: period } } });
  const rows = reading.data?.data ?? [];
  const difference = add(
    '0',
    ...rows.map((row) => (row.natural_side === 'debit' ? row.closing_base : negate(row.closing_base))),
  );
  return (
    <Stack gap="sm">
      {rows.length > 0 && <Balance difference={difference} />}
      <Section>
        <Rows
          rows={reading}
          idOf={(row) => `${row.account_id} ${row.currency_id}`}
          onOpen={setOpened}
          columns={[
            { key: 'code', title: t(($) => $.common.field.account), render: (row) => <b>{row.code}</b> },
            { key: 'name', title: t(($) => $.common.field.name), render: (row) => t(accountName(row)) },
            ...figures<Row>(t),
          ]}
        />
      </Section>
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
    </Stack>
  );
}

function Parties({ row, period }: { row: Row; period: string }) {
  const t = usePhrases();
  const [page, setPage] = useState(1);
  const reading = useCall(accountPeriodObjects, {
    query: {
      page,
      per_page: A_PAGE,
      filter: { account_id: row.account_id, currency_id: row.currency_id },
      between: { voucher_date: period },
    },
  });
  return (
    <Stack gap="sm">
      <Rows
        rows={reading}
        idOf={(party) => `${party.party_type} ${party.party_id}`}
        columns={[
          { key: 'party', title: t(($) => $.common.field.party), render: (party) => party.party_name },
          ...figures<RowOf<typeof accountPeriodObjects>>(t),
        ]}
      />
      <Pages last={reading.data?.last_page ?? 1} page={page} onChange={setPage} />
    </Stack>
  );
}

const figures = <Of extends Figures>(t: ReturnType<typeof usePhrases>): Column<Of>[] => [
  ...(['opening', 'increase', 'decrease', 'closing'] as const).map((name) => ({
    key: name,
    title: t(($) => $.accounting.statistic.field[name]),
    right: true,
    render: (row: Of) => <Money value={row[name]} currency={row.currency_id} />,
  })),
  {
    key: 'base',
    title: t(($) => $.common.field.balance_base),
    right: true,
    render: (row) => <Money value={row.closing_base} currency="VND" dim />,
  },
];
