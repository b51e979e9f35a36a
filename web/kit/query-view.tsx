import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { usePhrases, type Phrases } from '#app/i18n.ts';
import { CallError } from '#client/call.ts';
import { PageSketch } from './page-sketch.tsx';

/** The state of a query as `useCall` returns it. */
export interface QueryState<Data = unknown> {
  data: Data | undefined;
  error: Error | null;
  /** `paused`: offline, waiting for the network. */
  fetchStatus: 'fetching' | 'paused' | 'idle';
  refetch: () => unknown;
}

/** Rows or their query. */
export type RowsToShow<Row> = readonly Row[] | QueryState<{ data: readonly Row[] }>;

/**
 * The shape of the placeholder: a page, a table of a section, a few lines, or one number in a link, which
 * cannot contain a retry button.
 */
export type PlaceholderShape = 'page' | 'rows' | 'lines' | 'figure';

interface ReadStateProps {
  of: QueryState;
  shape?: PlaceholderShape;
}

const SLOW_MS = 5000;

/** Renders loaded data; before that, or on failure, the status. During a refetch the old data stays. */
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
 * The status instead of data: a skeleton while loading, not found, forbidden, or an error with a retry
 * button.
 */
export function QueryStatus({ of, shape = 'page' }: ReadStateProps): ReactNode {
  const { error, fetchStatus } = of;
  if (fetchStatus === 'paused') return <StatusMessage shape={shape} {...unreachable} />;
  if (error === null || fetchStatus === 'fetching') return <QueryPending shape={shape} />;
  return <QueryFailed error={error} shape={shape} retry={() => void of.refetch()} />;
}

/** Explains a failed request and offers a retry where it can help. */
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
  // The address may contain an invalid id.
  if (status === 404 || (status === 422 && shape === 'page')) return <NotFound shape={shape} />;
  if (status === 403)
    return (
      <StatusMessage
        shape={shape}
        title={($) => $.common.read.forbidden}
        hint={t(($) => $.common.read.forbidden_hint)}
      />
    );
  return (
    <StatusMessage
      shape={shape}
      alert
      title={status === 0 ? unreachable.title : ($) => $.common.read.failed}
      hint={status === 0 ? undefined : error.message}
      request={body?.request_id}
      retry={retry}
    />
  );
}

/** Not found, or not visible to the user. */
export function NotFound({ shape }: { shape: PlaceholderShape }): ReactNode {
  const t = usePhrases();
  return (
    <StatusMessage
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

/** A message with an action and the request id for support. */
function StatusMessage({
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
      px={whole ? 'md' : 0}
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

/** A skeleton with the height of the content; after a while it reports that loading takes long. */
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
  page: <PageSketch />,
  rows: lines(4),
  lines: lines(2),
  figure: <Skeleton h={22} w={64} my={4} />,
};
