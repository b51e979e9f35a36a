import { Alert, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { add, isZero, negate } from '@hakobu/contract/kernel/decimal.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import {
  accountPeriod,
  accountPeriodObjects,
} from '@hakobu/contract/accounting/statistic/account-period.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { formatMoney, today } from '#kit/format.ts';
import { FormModal } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import type { Column } from '#kit/columns/column.ts';
import { Page, Rows, Section } from '#kit/page.tsx';
import { Money } from '#kit/show.tsx';
import { wordIn } from '#kit/words.ts';

export const Route = createFileRoute('/_shell/accounting/statistics/account')({
  component: Screen,
  staticData: {
    title: ($) => $.accounting.statistic.title.account_period,
    needs: {
      all: [
        { resource: 'statistic', action: 'read' },
        { resource: 'account', action: 'read' },
      ],
    },
    menu: { group: 'accounting', order: 5 },
  },
});

type Row = RowOf<typeof accountPeriod>;
type Figures = Pick<Row, 'currency_id' | 'opening' | 'increase' | 'decrease' | 'closing' | 'closing_base'>;

/** Every account over a period, with the proof that debits and credits are equal. */
function Screen() {
  const t = usePhrases();
  const [from, setFrom] = useState(`${today().slice(0, 8)}01`);
  const [to, setTo] = useState(today());
  const [opened, setOpened] = useState<Row>();
  const period = `${from || 'infinity'},${to || 'infinity'}`;
  const reading = useCall(accountPeriod, { query: { between: { voucher_date: period } } });
  const rows = reading.data?.data ?? [];
  const difference = add(
    '0',
    ...rows.map((row) => (row.natural_side === 'debit' ? row.closing_base : negate(row.closing_base))),
  );
  return (
    <Page title={t(($) => $.accounting.statistic.title.account_period)}>
      <Group align="flex-end" gap="xs" className="filters">
        <DayInput label={t(($) => $.common.field.from)} value={from} onChange={setFrom} />
        <DayInput label={t(($) => $.common.field.to)} value={to} onChange={setTo} />
      </Group>
      {rows.length > 0 && (
        <Alert
          variant="light"
          p="xs"
          color={isZero(difference) ? 'teal' : 'red'}
          icon={<IconCheck size={16} />}
        >
          {isZero(difference)
            ? t(($) => $.accounting.statistic.message.balanced)
            : t(($) => $.accounting.statistic.message.not_balanced, {
                amount: formatMoney(difference, 'VND'),
              })}
        </Alert>
      )}
      <Section>
        <Rows
          rows={reading}
          idOf={(row) => `${row.account_id} ${row.currency_id}`}
          onOpen={setOpened}
          columns={[
            { key: 'code', title: t(($) => $.common.field.account), render: (row) => <b>{row.code}</b> },
            { key: 'name', title: t(($) => $.common.field.name), render: (row) => accountName(t, row) },
            ...figures<Row>(t),
          ]}
        />
      </Section>
      <FormModal
        size="xl"
        title={
          opened === undefined ? '' : `${opened.code} · ${accountName(t, opened)} · ${opened.currency_id}`
        }
        opened={opened !== undefined}
        onClose={() => setOpened(undefined)}
      >
        {opened && <Parties row={opened} period={period} />}
      </FormModal>
    </Page>
  );
}

/** Accounts of the seeded chart have names in every language; others carry the name they were given. */
const accountName = (
  t: ReturnType<typeof usePhrases>,
  { code, name }: { code: string; name: string },
): string => t(($) => wordIn($.accounting.statistic.account, code, name));

function Parties({ row, period }: { row: Row; period: string }) {
  const t = usePhrases();
  const reading = useCall(accountPeriodObjects, {
    query: {
      filter: { account_id: row.account_id, currency_id: row.currency_id },
      between: { voucher_date: period },
    },
  });
  return (
    <Rows
      rows={reading}
      idOf={(party) => `${party.party_type} ${party.party_id}`}
      columns={[
        { key: 'party', title: t(($) => $.common.field.party), render: (party) => party.party_name },
        ...figures<RowOf<typeof accountPeriodObjects>>(t),
      ]}
    />
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
