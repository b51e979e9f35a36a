import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';

/** The state of a query as `useCall` returns it. */
export interface QueryState<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  /** `paused`: it waits for the network. */
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

/** Rows, or the reading that brings them. */
export type RowsToShow<Row> = readonly Row[] | QueryState<{ data: readonly Row[] }>;

/**
 * What it looks like when it is there: a whole screen, a table in a section, a few lines, one figure on
 * something that leads on (which has no button of its own).
 */
export type PlaceholderShape = 'page' | 'rows' | 'lines' | 'figure';

interface ReadStateProps {
  of: QueryState;
  shape?: PlaceholderShape;
}

const SLOW_MS = 5000;

/**
 * Shows what was read; until then, or where it could not be read, what is going on. What was read before
 * stays while it is read anew.
 */
export const QueryView = <Data,>({
  of,
  children,
  ...look
}: {
  of: QueryState<Data>;
  shape?: PlaceholderShape;
  children: (data: Data) => ReactNode;
}): ReactNode => (of.data === undefined ? <QueryStatus of={of} {...look} /> : children(of.data));

/**
 * Stands where data should be that have not come: a sketch of their shape on the way, that there is no such
 * thing, that one may not see it, or why it could not be read, with another try.
 */
export function QueryStatus({ of, shape = 'page' }: ReadStateProps): ReactNode {
  const { error, fetchStatus } = of;
  if (fetchStatus === 'paused') return <Says shape={shape} {...unreachable} />;
  if (error === null || fetchStatus === 'fetching') return <QueryPending shape={shape} />;
  return <QueryFailed error={error} shape={shape} retry={() => void of.refetch()} />;
}

/** Why something could not be read, and another try where that may help. */
export function QueryFailed({
  error,
  shape = 'page',
  retry,
}: {
  error: Error;
  shape?: PlaceholderShape;
  retry: () => void;
}): ReactNode {
  const t = usePhrases();
  const { status, body } = error instanceof CallError ? error : { status: undefined, body: undefined };
  // an address may name what cannot be a number at all
  if (status === 404 || (status === 422 && shape === 'page')) return <NotFound shape={shape} />;
  if (status === 403)
    return (
      <Says
        shape={shape}
        title={($) => $.common.read.forbidden}
        hint={t(($) => $.common.read.forbidden_hint)}
      />
    );
  return (
    <Says
      shape={shape}
      alert
      title={status === 0 ? unreachable.title : ($) => $.common.read.failed}
      hint={status === 0 ? undefined : error.message}
      request={body?.request_id}
      retry={retry}
    />
  );
}

/** There is no such thing, or not for whoever looks. */
export function NotFound({ shape }: { shape: PlaceholderShape }): ReactNode {
  const t = usePhrases();
  return (
    <Says
      shape={shape}
      title={($) => $.common.message.not_found}
      hint={t(($) => $.common.read.not_found_hint)}
    />
  );
}

type Selector = ($: Phrases) => string;
const unreachable = {
  title: (($) => $.common.read.unreachable) satisfies Selector,
  hintOf: (($) => $.common.read.unreachable_hint) satisfies Selector,
};

/** A sentence, what can be done about it, and for whoever is asked for help the number of the request. */
function Says({
  shape,
  title,
  hint,
  hintOf,
  request,
  retry,
  alert = false,
}: {
  shape: PlaceholderShape;
  title: Selector;
  hint?: string | undefined;
  hintOf?: Selector;
  request?: string | undefined;
  retry?: () => void;
  alert?: boolean;
}): ReactNode {
  const t = usePhrases();
  const whole = shape === 'page';
  const more = hint ?? (hintOf && t(hintOf));
  return (
    <Stack
      gap={4}
      align={whole ? 'center' : 'flex-start'}
      py={whole ? 'xl' : 4}
      role={alert ? 'alert' : 'status'}
    >
      {whole ? (
        <Title order={1} ta="center">
          {t(title)}
        </Title>
      ) : (
        <Text size="sm" fw={600}>
          {t(title)}
        </Text>
      )}
      {more !== undefined && shape !== 'figure' && (
        <Text size="sm" c="dimmed" {...(whole && { ta: 'center' })}>
          {more}
        </Text>
      )}
      {retry !== undefined && shape !== 'figure' && (
        <Group gap="xs" mt={whole ? 'xs' : 0}>
          <Button variant="default" size={whole ? 'sm' : 'compact-sm'} onClick={retry}>
            {t(($) => $.common.read.retry)}
          </Button>
          {request !== undefined && (
            <Text size="xs" c="dimmed">
              {t(($) => $.common.read.request, { id: request })}
            </Text>
          )}
        </Group>
      )}
    </Stack>
  );
}

/** A sketch of what comes, as high as it will be; after a while it says that it takes long. */
export function QueryPending({ shape }: { shape: PlaceholderShape }): ReactNode {
  const t = usePhrases();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" aria-busy="true" aria-label={t(($) => $.common.message.loading)}>
      {sketches[shape]}
      {slow && (
        <Text size="sm" c="dimmed" py="xs" ta={shape === 'page' ? 'center' : 'left'}>
          {t(($) => $.common.read.slow)}
        </Text>
      )}
    </div>
  );
}

const lines = (count: number): ReactNode =>
  Array.from({ length: count }, (_, index) => (
    <Skeleton key={index} h={14} my={9} w={`${96 - index * 7}%`} />
  ));

const sketches: Record<PlaceholderShape, ReactNode> = {
  page: (
    <Stack gap="sm" p={{ base: 'xs', sm: 'md' }}>
      <Skeleton h={30} w={220} />
      <div className="columns">
        <Skeleton h={180} />
        <Skeleton h={180} />
      </div>
      <Skeleton h={240} />
    </Stack>
  ),
  rows: lines(4),
  lines: lines(2),
  figure: <Skeleton h={22} w={64} my={4} />,
};
