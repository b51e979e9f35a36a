import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { movements } from '@hakobu/contract/accounting/statistic/movement.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { useAddressSearch } from '#client/address-search.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Pages } from '#kit/pages.tsx';

const column = columnsOf(movements.fund).withLabels(($) => $.accounting.statistic.field);
const columns = () => [
  column.day('voucher_date'),
  column.reference('code_ref', 'transaction', {
    id: 'transaction_id',
    title: ($) => $.common.field.code_ref,
  }),
  column.word('kind', ($) => $.accounting.transaction.type, { title: ($) => $.common.field.type }),
  column.text('description'),
  column.text('account'),
  column.money('increase'),
  column.money('decrease'),
  column.money('balance', { bold: true }),
];

interface MovementsProps {
  of: keyof typeof movements;
  id: number;
  title?: string;
}

/**
 * Movements of an account with running balance, newest first. The period is stored in the address, so that
 * lists can link to it and several accounts of a page share it.
 */
export function MovementsCard({ of, id, title }: MovementsProps): ReactNode {
  const t = usePhrases();
  const [{ from = '', to = '' }, change] = useAddressSearch();
  const period = `${from || 'infinity'},${to || 'infinity'}`;
  const [paged, setPaged] = useState({ page: 1, period });
  const page = paged.period === period ? paged.page : 1; // Another period starts at its first page.
  const between = from === '' && to === '' ? {} : { voucher_date: period };
  const reading = useCall(movements[of], { params: { id }, query: { page, between } });
  const pages = reading.data?.last_page ?? 1;
  const choose = (days: { from?: string; to?: string }) => change(days, { replace: true, stay: true });
  return (
    <Section
      title={title ?? t(($) => $.accounting.statistic.title.movements)}
      actions={
        <>
          <DayInput
            aria-label={t(($) => $.common.field.range_from)}
            placeholder={t(($) => $.common.field.range_from)}
            value={from}
            onChange={(day) => choose({ from: day })}
          />
          <DayInput
            aria-label={t(($) => $.common.field.range_to)}
            placeholder={t(($) => $.common.field.range_to)}
            value={to}
            onChange={(day) => choose({ to: day })}
          />
        </>
      }
    >
      <Rows rows={reading} idOf={({ id: key }) => key} columns={columns()} />
      {pages > 1 && (
        <Group justify="flex-end" mt={6}>
          <Pages page={page} last={pages} onChange={(next) => setPaged({ page: next, period })} />
        </Group>
      )}
    </Section>
  );
}
