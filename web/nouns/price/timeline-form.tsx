import { ActionIcon, Alert, Button, Table, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { at, prepare } from '#client/prepared.ts';
import { formatNumber, today } from '#kit/format.ts';
import { day } from '#kit/fields.ts';
import { FormEnd } from '#kit/form.tsx';
import { DayInput } from '#kit/inputs/day-input.tsx';
import { MoneyInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { useFields } from '#kit/use-fields.ts';
import type { Price } from './price.ts';

type Timeline = NonNullable<Price['timelines']>[number];
interface Step {
  key: number;
  to: string;
  value: string;
}
const fields = { start_date: day(), end_date: day() };
let keys = 0;
const step = (to = '', value = ''): Step => ({ key: (keys += 1), to, value });

/**
 * Dates and brackets of a price. Each bracket begins where the one above ends, and the last has no end: a gap
 * cannot be typed.
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
  const [steps, setSteps] = useState<Step[]>(
    row === undefined || row.amounts.length === 0
      ? [step()]
      : row.amounts.map(({ to, value }) => step(to ?? '', value)),
  );
  const started = row !== undefined && (row.start_date === null || row.start_date <= today());
  const change = (key: number, part: Partial<Step>) => {
    form.set({});
    setSteps(steps.map((one) => (one.key === key ? { ...one, ...part } : one)));
  };
  const last = steps.length - 1;
  const amounts = steps.map(({ to, value }, index) => ({
    from: index === 0 ? '0' : steps[index - 1]!.to || '0',
    to: index === last ? null : to || '0',
    value: value || '0',
  }));
  const form = useFields(fields, {
    words: ($) => $.product.price.field,
    row,
    message: t(($) => $.common.message.saved),
    send: (days) =>
      row === undefined
        ? prepare(priceTimeline.create, { body: { ...days, price_id: priceId, amounts } })
        : prepare(priceTimeline.update, {
            ...at(row),
            body: { ...(started ? { end_date: days.end_date } : days), amounts },
          }),
    onDone,
  });
  const { field, errorOf } = form;
  return (
    <>
      {started && (
        <Alert variant="light" color="blue" p="xs">
          {t(($) => $.product.price.message.new_version)}
        </Alert>
      )}
      <div className="fields">
        <DayInput {...field('start_date')} disabled={started} />
        <DayInput {...field('end_date')} />
      </div>
      <Table verticalSpacing={4} aria-label={t(($) => $.product.price.field.bracket)}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">{t(($) => $.common.field.from)}</Table.Th>
            <Table.Th ta="right">{t(($) => $.common.field.to)}</Table.Th>
            <Table.Th ta="right">{t(($) => $.product.price.field.value)}</Table.Th>
            <Table.Th w={30} aria-label={t(($) => $.common.act.remove)} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {steps.map((one, index) => (
            <Table.Tr key={one.key}>
              <Table.Td ta="right">
                <Text size="sm" className="figure">
                  {formatNumber(amounts[index]!.from)}
                </Text>
              </Table.Td>
              <Table.Td>
                {index === last ? (
                  <Text ta="right" size="sm">
                    ∞
                  </Text>
                ) : (
                  <QuantityInput
                    scale={4}
                    aria-label={t(($) => $.common.field.to)}
                    value={one.to}
                    onChange={(to) => change(one.key, { to })}
                    error={errorOf(`amounts.${index}.to`)}
                  />
                )}
              </Table.Td>
              <Table.Td>
                <MoneyInput
                  aria-label={t(($) => $.product.price.field.value)}
                  value={one.value}
                  onChange={(value) => change(one.key, { value })}
                  error={errorOf(`amounts.${index}.value`)}
                />
              </Table.Td>
              <Table.Td>
                <ActionIcon
                  variant="subtle"
                  color="red"
                  aria-label={t(($) => $.common.act.remove)}
                  disabled={steps.length === 1}
                  onClick={() => setSteps(steps.filter(({ key }) => key !== one.key))}
                >
                  <IconTrash size={14} />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Button
        variant="default"
        leftSection={<IconPlus size={14} />}
        onClick={() => setSteps([...steps, step('', steps[last]!.value)])}
      >
        {t(($) => $.product.price.act.add_bracket)}
      </Button>
      {errorOf('amounts') !== undefined && (
        <Text c="red" size="sm">
          {errorOf('amounts')}
        </Text>
      )}
      <FormEnd
        {...form}
        disabled={steps.some(({ to, value }, index) => value === '' || (index !== last && to === ''))}
      />
    </>
  );
}
