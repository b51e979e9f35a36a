import { Group, Stack, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { listSplitTransactions } from '@hakobu/contract/accounting/voucher-request/voucher-request.endpoints.ts';
import { addDays } from '@hakobu/contract/kernel/business-day.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { formatNumber, today } from '#kit/format.ts';
import { FormButton } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Rows } from '#kit/page.tsx';
import { QueryView } from '#kit/query-view.tsx';
import { Reference } from '#kit/reference.tsx';

/** Split-transaction check: vouchers that stay within the limit one by one and exceed it together. */
export function SplitTransactionsButton(): ReactNode {
  const t = usePhrases();
  return (
    <FormButton
      label={t(($) => $.accounting.voucher_request.section.below_limit)}
      variant="default"
      size="xl"
    >
      {() => <BelowLimit />}
    </FormButton>
  );
}

function BelowLimit(): ReactNode {
  const t = usePhrases();
  const [from, setFrom] = useState(addDays(today(), -30));
  const [to, setTo] = useState(today());
  const created_at = `${from || 'infinity'},${to || 'infinity'}`;
  const reading = useCall(listSplitTransactions, { query: { between: { created_at } } });
  return (
    <Stack gap="sm">
      <Group gap="xs" align="flex-end">
        <DayInput label={t(($) => $.common.field.range_from)} value={from} onChange={setFrom} />
        <DayInput label={t(($) => $.common.field.range_to)} value={to} onChange={setTo} />
      </Group>
      <QueryView of={reading} shape="rows">
        {({ data }) => (
          <>
            {data[0] !== undefined && (
              <Text size="sm" c="dimmed">
                {t(($) => $.accounting.voucher_request.message.below_limit, {
                  limit: formatNumber(data[0].limit),
                })}
              </Text>
            )}
            <Rows
              rows={data}
              columns={columns()}
              idOf={({ vouchers }) => vouchers[0]!.id}
              empty={t(($) => $.accounting.voucher_request.message.none_below_limit)}
            />
          </>
        )}
      </QueryView>
    </Stack>
  );
}

const column = columnsOf(listSplitTransactions).withLabels(($) => $.accounting.voucher_request.field);
const columns = () => [
  column.word('type_id', ($) => $.accounting.transaction.type),
  column.custom({
    key: 'object',
    title: ($) => $.common.field.party,
    render: ({ object, account }) => object?.name ?? account?.code,
  }),
  column.money('amount_base', {
    currency: 'VND',
    bold: true,
    title: ($) => $.accounting.voucher_request.field.together,
  }),
  column.day('from'),
  column.day('to'),
  column.custom({
    key: 'makers',
    render: ({ makers }) => makers.map(({ name }) => name).join(', '),
  }),
  column.custom({
    key: 'vouchers',
    render: ({ vouchers }) => (
      <Group gap={6}>
        {vouchers.map(({ id, code_ref }) => (
          <Reference key={id} of="transaction" id={id} figure>
            {code_ref}
          </Reference>
        ))}
      </Group>
    ),
  }),
];
