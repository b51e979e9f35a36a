// Dashboard elements: counts and newest rows, linked to their lists. Each uses a public endpoint, so it shows
// what the user may read; without permission it is hidden.
import { Anchor, Card, Text } from '@mantine/core';
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
import { QueryView, type QueryState } from './query-view.tsx';

type ListEndpoint = Endpoint<any, any, any, any> & { list: ListSpec };
const mayAsk = ({ access }: Endpoint<any, any, any, any>): boolean =>
  typeof access === 'string' || may(access);

interface Counted {
  total: number;
  total_capped?: boolean;
}

/** The number of rows in a list, linked to it. `urgent` colours it while there are any. */
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
  const reading = useCall(endpoint, { query: { ...query, per_page: 1 } }, { enabled: allowed });
  if (!allowed) return null;
  return (
    <Card component="a" href={`#${href}`} withBorder p="sm" className="tile">
      <Text size="xs" c="dimmed">
        {title}
      </Text>
      <QueryView of={reading as QueryState<Counted>} shape="figure">
        {({ total, total_capped }) => (
          <Text
            fz={26}
            lh={1.2}
            fw={700}
            className="figure"
            c={urgent && total > 0 ? 'var(--urgent)' : undefined}
          >
            {formatNumber(total)}
            {total_capped && '+'}
          </Text>
        )}
      </QueryView>
    </Card>
  );
}

/** The newest rows of a list. */
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
  const reading = useCall(endpoint, { query: { ...query, per_page: PAGE_SIZE } }, { enabled: allowed });
  if (!allowed) return null;
  return (
    <Section
      title={title}
      actions={
        all !== undefined && (
          <Anchor size="sm" className="show-all" href={`#${all}`}>
            {t(($) => $.common.act.show_all)}
          </Anchor>
        )
      }
    >
      <QueryView of={reading as QueryState<{ data: (RowOf<E> & { id: number | string })[] }>} shape="rows">
        {({ data }) => (
          <>
            {data.length === 0 && <Empty />}
            {data.map((row) => {
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
          </>
        )}
      </QueryView>
    </Section>
  );
}
const PAGE_SIZE = 8;
