import { Alert, Text } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { rowVersion, deferRequest } from '#client/deferred-request.ts';
import { day } from '#kit/fields.ts';
import { today } from '#kit/format.ts';
import { Form } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { useFields } from '#kit/use-fields.ts';
import { amountsOf, BracketTable, stepsOf, type BracketStep } from './bracket-table.tsx';
import type { Price } from './price.ts';

type Timeline = NonNullable<Price['timelines']>[number];
const fields = { start_date: day(), end_date: day() };
/**
 * Dates and brackets of a price. Each bracket starts where the one above ends and the last is open-ended, so
 * there are no gaps.
 */
export function TimelineForm({
  priceId,
  row,
  onDone,
}: {
  priceId: number;
  row?: Timeline;
  onDone: () => void;
}): ReactNode {
  const t = usePhrases();
  const [steps, setSteps] = useState(() => stepsOf(row?.amounts ?? []));
  const started = row !== undefined && (row.start_date === null || row.start_date <= today());
  const amounts = amountsOf(steps);
  const changeSteps = (next: BracketStep[]) => {
    form.set({}); // Changed brackets make a new request with a new idempotency key.
    setSteps(next);
  };
  const form = useFields(fields, {
    words: ($) => $.product.price.field,
    row,
    send: (days) =>
      row === undefined
        ? deferRequest(priceTimeline.create, { body: { ...days, price_id: priceId, amounts } })
        : deferRequest(priceTimeline.update, {
            ...rowVersion(row),
            body: { ...(started ? { end_date: days.end_date } : days), amounts },
          }),
    onDone,
  });
  const { field, errorOf } = form;
  return (
    <Form
      {...form}
      disabled={steps.some(({ to, value }, index) => value === '' || (index < steps.length - 1 && to === ''))}
    >
      {started && (
        <Alert variant="light" color="blue" p="xs">
          {t(($) => $.product.price.message.new_version)}
        </Alert>
      )}
      <div className="fields">
        <DayInput {...field('start_date')} disabled={started} />
        <DayInput {...field('end_date')} />
      </div>
      <BracketTable {...{ steps, errorOf }} onChange={changeSteps} />
      {errorOf('amounts') !== undefined && (
        <Text c="red" size="sm">
          {errorOf('amounts')}
        </Text>
      )}
    </Form>
  );
}
