import { Group } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { movements } from '@hakobu/contract/accounting/statistic/movement.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { columnsOf } from '#kit/columns/columns.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { Pages } from '#kit/pages.tsx';

const column = columnsOf(movements.fund).saying(($) => $.accounting.statistic.field);
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

/** What came and went on an account, youngest first, with what it then held. */
export function MovementsCard({ of, id, title }: MovementsProps): ReactNode {
  const t = usePhrases();
  const [page, setPage] = useState(1);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const between =
    from === '' && to === '' ? {} : { voucher_date: `${from || 'infinity'},${to || 'infinity'}` };
  const reading = useCall(movements[of], { params: { id }, query: { page, between } });
  const pages = reading.data?.last_page ?? 1;
  const set = (change: (value: string) => void) => (value: string) => {
    change(value);
    setPage(1);
  };
  return (
    <Section
      title={title ?? t(($) => $.accounting.statistic.title.movements)}
      actions={
        <>
          <DayInput
            aria-label={t(($) => $.common.field.range_from)}
            placeholder={t(($) => $.common.field.range_from)}
            value={from}
            onChange={set(setFrom)}
          />
          <DayInput
            aria-label={t(($) => $.common.field.range_to)}
            placeholder={t(($) => $.common.field.range_to)}
            value={to}
            onChange={set(setTo)}
          />
        </>
      }
    >
      <Rows rows={reading} idOf={({ id: key }) => key} columns={columns()} />
      {pages > 1 && (
        <Group justify="flex-end" mt={6}>
          <Pages page={page} last={pages} onChange={setPage} />
        </Group>
      )}
    </Section>
  );
}
