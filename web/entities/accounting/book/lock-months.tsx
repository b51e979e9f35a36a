import { Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import {
  listLockedPeriods,
  lockPeriod,
  unlockPeriod,
} from '@hakobu/contract/accounting/period/period.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useCall } from '#client/hooks.ts';
import { deferRequest } from '#client/deferred-request.ts';
import { columnsFor } from '#kit/columns/columns.tsx';
import { text } from '#kit/fields.ts';
import { formatMonth } from '#kit/format.ts';
import { Form, FormButton } from '#kit/form.tsx';
import { Choice, TextBox } from '#kit/inputs/inputs.tsx';
import { Rows, Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import { useDaysOfPeriod } from './book-address.ts';
import { pastMonths } from './months.ts';

/** Opens the list of locked months, where a month is locked or unlocked. */
export function LockMonths(): ReactNode {
  const t = usePhrases();
  return (
    <FormButton label={t(($) => $.accounting.book.act.lock)} variant="default">
      {() => <MonthsForm />}
    </FormButton>
  );
}

type Locked = RowOf<typeof listLockedPeriods>;
const column = columnsFor<Locked>().withLabels(($) => $.accounting.book.field);

function MonthsForm(): ReactNode {
  const t = usePhrases();
  const reading = useCall(listLockedPeriods);
  const [month, setMonth] = useState(useDaysOfPeriod().month);
  const isLocked = reading.data?.data.some((row) => row.month === month) ?? false;
  return (
    <>
      <Choice
        label={t(($) => $.accounting.book.field.month)}
        value={month}
        onChange={(next) => setMonth(next || month)}
        options={pastMonths()}
      />
      {reading.data !== undefined && <LockForm key={`${month} ${isLocked}`} {...{ month, isLocked }} />}
      <Section title={t(($) => $.accounting.book.section.locked)}>
        <Rows
          rows={reading}
          idOf={(row) => row.month}
          empty={t(($) => $.accounting.book.message.none_locked)}
          columns={[
            column.custom({ key: 'month', render: (row) => <b>{formatMonth(row.month)}</b> }),
            column.text('reason'),
            column.custom({
              key: 'locked_by',
              title: ($) => $.common.field.created_by,
              render: ({ locked_by }) => locked_by?.name,
            }),
            column.instant('locked_at', { title: ($) => $.common.field.time }),
          ]}
        />
      </Section>
    </>
  );
}

/** Locks or unlocks a month, with a reason. */
function LockForm({ month, isLocked }: { month: string; isLocked: boolean }): ReactNode {
  const t = usePhrases();
  const endpoint = isLocked ? unlockPeriod : lockPeriod;
  const form = useFields(
    { reason: text({ required: true }) },
    {
      send: (body) => deferRequest(endpoint, { body: { month, ...body } }),
      message: isLocked
        ? t(($) => $.accounting.book.message.unlocked)
        : t(($) => $.accounting.book.message.locked),
    },
  );
  if (!may({ resource: 'period', action: isLocked ? 'update' : 'create' })) return <Text size="sm">–</Text>;
  const label = (say: ReturnType<typeof usePhrases>) =>
    isLocked
      ? say(($) => $.accounting.book.act.unlock_month, { month: formatMonth(month) })
      : say(($) => $.accounting.book.act.lock_month, { month: formatMonth(month) });
  return (
    <Form {...form} submitLabel={label(t)}>
      <TextBox {...form.field('reason', ($) => $.common.field.reason)} />
    </Form>
  );
}
