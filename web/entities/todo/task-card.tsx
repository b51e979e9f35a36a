import { Anchor, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { addressOf } from '#app/address-of.ts';
import { usePhrases } from '#app/i18n.ts';
import type { PendingTask } from '#app/pending-counts.ts';
import { useCall } from '#client/hooks.ts';
import { Section } from '#kit/page.tsx';
import { QueryStatus } from '#kit/query-view.tsx';
import { taskRows } from './task-rows.ts';

const MOST_SHOWN = 5;

/** One kind of pending work: its count, the rows that wait longest, and the list that shows all. */
export function TaskCard({
  task: { id, department, count, rows, query, to },
}: {
  task: PendingTask;
}): ReactNode {
  const t = usePhrases();
  const { endpoint, row: lineOf, query: order } = taskRows[id];
  const reading = useCall(endpoint, { query: { ...order, filter: query, per_page: MOST_SHOWN } });
  return (
    <Section
      title={
        <Group gap="xs" component="span" wrap="nowrap">
          {t(($) => $.common.task[id])}
          <Text component="span" c="dimmed" className="figure">
            {count}
          </Text>
          <Text component="span" c="dimmed" size="sm" ml="auto">
            {t(($) => $.common.frame.group[department])}
          </Text>
        </Group>
      }
    >
      {reading.data === undefined ? (
        <QueryStatus of={reading} shape="figure" />
      ) : (
        <ul className="task-rows">
          {(reading.data.data as object[]).map(lineOf).map(({ of, id: key, name, party, figure }, at) => {
            const address = of && addressOf(of, String(key), name);
            return (
              <li key={`${key} ${at}`}>
                {address === undefined ? <span>{name}</span> : <Anchor href={`#${address}`}>{name}</Anchor>}
                <Text component="span" size="sm" c="dimmed" truncate>
                  {party}
                </Text>
                <span className="figure">{figure}</span>
              </li>
            );
          })}
        </ul>
      )}
      {rows > MOST_SHOWN && (
        <Anchor href={`#${to}`} size="sm">
          {t(($) => $.common.message.show_all, { count })}
        </Anchor>
      )}
    </Section>
  );
}
