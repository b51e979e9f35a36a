// What dashboards are made of: figures that lead to their lists, newest rows, and bars by day. Each asks a
// call that exists, so it shows what the reader may see and nothing else; those whose call the reader may not
// make are not there.
import { Anchor, Card, Group, Text, Tooltip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Endpoint, RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import type { ListSpec } from '@hakobu/contract/kernel/list.ts';
import { usePhrases } from '#app/i18n.ts';
import { may } from '#app/session.ts';
import type { Query } from '#client/call.ts';
import { useCall } from '#client/hooks.ts';
import { Empty } from './empty.tsx';
import { formatNumber } from './format.ts';
import { Section } from './page.tsx';

type ListEndpoint = Endpoint<any, any, any, any> & { list: ListSpec };
const mayAsk = ({ access }: Endpoint<any, any, any, any>): boolean =>
  typeof access === 'string' || may(access);

/** How many rows a list has, leading to it. `urgent` colours it as long as there are any. */
export function CountTile({
  title,
  endpoint,
  query = {},
  href,
  urgent = false,
}: {
  title: string;
  endpoint: ListEndpoint;
  query?: Query;
  href: string;
  urgent?: boolean;
}): ReactNode {
  const allowed = mayAsk(endpoint);
  const { data } = useCall(endpoint, { query: { ...query, per_page: 1 } }, { enabled: allowed });
  if (!allowed) return null;
  const { total, total_capped } = (data ?? {}) as { total?: number; total_capped?: boolean };
  return (
    <Card component="a" href={`#${href}`} withBorder p="sm" className="tile">
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <Text
        fz={26}
        lh={1.2}
        fw={700}
        className="figure"
        c={urgent && (total ?? 0) > 0 ? 'orange.9' : undefined}
      >
        {total === undefined ? '–' : `${formatNumber(total)}${total_capped ? '+' : ''}`}
      </Text>
    </Card>
  );
}

/** The newest rows of a list, a line each. */
export function NewestRows<E extends ListEndpoint>({
  title,
  endpoint,
  query = {},
  line,
  hrefOf,
  all,
}: {
  title: string;
  endpoint: E;
  query?: Query;
  line: (row: RowOf<E>) => ReactNode;
  hrefOf: (row: RowOf<E>) => string | undefined;
  all?: string;
}): ReactNode {
  const t = usePhrases();
  const allowed = mayAsk(endpoint);
  const { data } = useCall(endpoint, { query: { ...query, per_page: MOST } }, { enabled: allowed });
  if (!allowed) return null;
  const rows = (data as { data: (RowOf<E> & { id: number | string })[] } | undefined)?.data ?? [];
  return (
    <Section
      title={title}
      actions={
        all !== undefined && (
          <Anchor size="sm" href={`#${all}`}>
            {t(($) => $.common.act.show_all)}
          </Anchor>
        )
      }
    >
      {data !== undefined && rows.length === 0 && <Empty />}
      {rows.map((row) => {
        const href = hrefOf(row);
        return (
          <Text
            key={row.id}
            size="sm"
            py={3}
            component={href === undefined ? 'div' : 'a'}
            {...(href !== undefined && { href: `#${href}` })}
            className="newest"
          >
            {line(row)}
          </Text>
        );
      })}
    </Section>
  );
}
const MOST = 8;

/** One bar a day; what each stands for is told when it is pointed at, and to those who cannot see it. */
export function DayBars({
  title,
  summary,
  days,
}: {
  title: string;
  summary: string;
  days: readonly { day: string; height: number; label: string }[];
}): ReactNode {
  const highest = Math.max(1, ...days.map(({ height }) => height));
  return (
    <Section
      title={title}
      actions={
        <Text size="sm" c="dimmed">
          {summary}
        </Text>
      }
    >
      <Group gap={2} h={120} align="flex-end" wrap="nowrap" role="list" aria-label={title}>
        {days.map(({ day, height, label }) => (
          <Tooltip key={day} label={label}>
            <div
              role="listitem"
              aria-label={label}
              className="day-bar"
              style={{ height: `${Math.max(2, (height / highest) * 100)}%` }}
              data-empty={height === 0 || undefined}
            />
          </Tooltip>
        ))}
      </Group>
    </Section>
  );
}
