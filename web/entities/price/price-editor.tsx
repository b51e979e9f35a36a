import { Badge, Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { price } from '@hakobu/contract/product/price/price.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import { useEndpointMutation, useCall } from '#client/hooks.ts';
import { confirmDelete } from '#kit/confirm-dialog.tsx';
import { ChangeLog } from '#kit/document/change-log.tsx';
import { FormButton } from '#kit/form.tsx';
import { Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { ConditionRows } from './condition-rows.tsx';
import { PriceForm } from './price-form.tsx';
import { PricePreview } from './price-preview.tsx';
import type { Price } from './price.ts';
import { TimelineCard } from './timeline-card.tsx';
import { TimelineForm } from './timeline-form.tsx';

/** One price: its terms, when it holds, what it asks, and a place to try it. */
export function PriceEditor({ id, onDeleted }: { id: number; onDeleted: () => void }): ReactNode {
  const t = usePhrases();
  const reading = useCall(price.get, {
    params: { id },
    query: { include: ['conditions', 'timelines', 'problems'] },
  });
  const row = reading.data;
  const remove = useEndpointMutation(price.delete, { onDone: onDeleted });
  if (row === undefined) return <QueryStatus of={reading} shape="lines" />;
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
      <Timelines row={row} editable={editable} />
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
            onClick={() =>
              confirmDelete(row.name, () => remove.mutate({ params: { id }, version: row.version }))
            }
          >
            {t(($) => $.common.act.delete)}
          </Button>
        </Group>
      )}
    </>
  );
}

/** When the price holds, and what it asks then. */
function Timelines({ row, editable }: { row: Price; editable: boolean }): ReactNode {
  const t = usePhrases();
  return (
    <Section
      title={t(($) => $.product.price.section.timelines)}
      actions={
        editable && (
          <FormButton label={t(($) => $.product.price.act.add_timeline)} variant="default">
            {(close) => <TimelineForm priceId={row.id} onDone={close} />}
          </FormButton>
        )
      }
    >
      <div className="columns">
        {row.timelines?.map((timeline) => (
          <TimelineCard key={timeline.id} priceId={row.id} row={timeline} editable={editable} />
        ))}
      </div>
    </Section>
  );
}
