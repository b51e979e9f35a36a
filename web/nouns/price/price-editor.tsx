import { Badge, Button, Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { price, priceGroups, priceTimeline } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useAct, useCall } from '#client/hooks.ts';
import { at, createOrUpdate } from '#client/prepared.ts';
import { askFirst } from '#kit/action-buttons.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { formatDate, formatNumber, today } from '#kit/format.ts';
import { measure, moneyOrNone, text, yesNo } from '#kit/fields.ts';
import { FormButton, FormEnd } from '#kit/form.tsx';
import { Choice, TextBox, YesNo } from '#kit/inputs/inputs.tsx';
import { MoneyInput, QuantityInput } from '#kit/inputs/numbers.tsx';
import { Section } from '#kit/page.tsx';
import { useFields } from '#kit/use-fields.ts';
import { BracketText } from './bracket-text.tsx';
import { ConditionRows } from './condition-rows.tsx';
import type { Price } from './price.ts';
import { PricePreview } from './price-preview.tsx';
import { TimelineForm } from './timeline-form.tsx';

type Timeline = NonNullable<Price['timelines']>[number];

/** One price: its terms, when it holds, what it asks, and a place to try it. */
export function PriceEditor({ id, onDeleted }: { id: number; onDeleted: () => void }): ReactNode {
  const t = usePhrases();
  const { data: row } = useCall(price.get, {
    params: { id },
    query: { include: ['conditions', 'timelines', 'problems'] },
  });
  const remove = useAct(price.delete, { onDone: onDeleted });
  if (row === undefined) return null;
  const editable = may({ resource: 'price', action: 'update' });
  return (
    <>
      <Group gap="xs">
        <Text fw={700}>{row.name}</Text>
        {row.problems?.map((problem) => (
          <Badge key={problem} color="orange">
            {t(($) => $.product.price.problem[problem])}
          </Badge>
        ))}
      </Group>
      {editable && (
        <Section>
          <PriceForm key={row.version} row={row} onDone={() => {}} />
        </Section>
      )}
      <ConditionRows price={row} />
      <Section
        title={t(($) => $.product.price.section.timelines)}
        actions={
          editable && (
            <FormButton label={t(($) => $.product.price.act.add_timeline)} variant="default">
              {(close) => <TimelineForm priceId={id} onDone={close} />}
            </FormButton>
          )
        }
      >
        <div className="columns">
          {row.timelines?.map((timeline) => (
            <TimelineCard key={timeline.id} priceId={id} row={timeline} editable={editable} />
          ))}
        </div>
      </Section>
      <PricePreview
        key={`${row.id} ${row.version}`}
        group={row.group_type}
        start={Object.fromEntries((row.conditions ?? []).map(({ key, value }) => [key, value]))}
      />
      <ChangeLog type="price" id={id} />
      {may({ resource: 'price', action: 'delete' }) && (
        <Group>
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => askFirst(() => remove.mutate({ params: { id }, version: row.version }))}
          >
            {t(($) => $.common.act.delete)}
          </Button>
        </Group>
      )}
    </>
  );
}

function TimelineCard({
  priceId,
  row,
  editable,
}: {
  priceId: number;
  row: Timeline;
  editable: boolean;
}): ReactNode {
  const t = usePhrases();
  const remove = useAct(priceTimeline.delete);
  const holds =
    (row.start_date === null || row.start_date <= today()) &&
    (row.end_date === null || today() < row.end_date);
  const future = row.start_date !== null && row.start_date > today();
  return (
    <Section
      title={
        <Text size="sm" fw={600} className="figure">
          {formatDate(row.start_date) || '…'} – {formatDate(row.end_date) || '…'}{' '}
          {holds && <Badge color="green">{t(($) => $.product.price.message.in_force)}</Badge>}
        </Text>
      }
      actions={
        editable && (
          <>
            {(holds || future) && (
              <FormButton label={t(($) => $.common.act.edit)} variant="default">
                {(close) => <TimelineForm priceId={priceId} row={row} onDone={close} />}
              </FormButton>
            )}
            {future && (
              <Button
                variant="subtle"
                color="red"
                onClick={() =>
                  askFirst(() => remove.mutate({ params: { id: row.id }, version: row.version }))
                }
              >
                {t(($) => $.common.act.delete)}
              </Button>
            )}
          </>
        )
      }
    >
      <Table>
        <Table.Tbody>
          {row.amounts.map(({ id, from, to, value }) => (
            <Table.Tr key={id}>
              <Table.Td>
                <BracketText from={from} to={to} />
              </Table.Td>
              <Table.Td ta="right" className="figure">
                {formatNumber(value)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Section>
  );
}

const fields = {
  name: text({ required: true }),
  group_type: text({ start: 'shipping-fee' }),
  minimum_charge: measure(),
  rounding_step: moneyOrNone(),
  higher_break: yesNo(),
};

/** Name, group and terms of a price. */
export function PriceForm({ row, onDone }: { row?: Price; onDone: (row: Price) => void }): ReactNode {
  const t = usePhrases();
  const form = useFields(fields, {
    words: ($) => $.product.price.field,
    row,
    send: createOrUpdate(price.create, price.update, row && at(row)),
    onDone,
  });
  const { field } = form;
  const groups = [...new Set<string>([...priceGroups, form.values.group_type])].map((id) => ({
    value: id,
    label: t(($) => ($.product.price.group as Record<string, string>)[id] ?? id),
  }));
  return (
    <>
      <div className="fields">
        <TextBox autoFocus={row === undefined} {...field('name')} />
        <Choice {...field('group_type', ($) => $.product.price.field.group)} options={groups} />
        <MoneyInput {...field('minimum_charge')} />
        <QuantityInput scale={4} {...field('rounding_step')} />
        <YesNo {...field('higher_break')} />
      </div>
      <FormEnd {...form} />
    </>
  );
}
