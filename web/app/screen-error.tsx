import { Button, Stack, Text, Title } from '@mantine/core';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useRef, type ReactNode } from 'react';
import { CallError } from '#client/call.ts';
import { useOnline } from '#client/connection.ts';
import { QueryFailed } from '#kit/query-view.tsx';
import { usePhrases } from './i18n.ts';

/**
 * Shown where a screen could not be opened: its data could not be loaded, which is retried when the server is
 * back, or its code failed to load or crashed.
 */
export function ScreenError({ error }: ErrorComponentProps): ReactNode {
  const t = usePhrases();
  const router = useRouter();
  const online = useOnline();
  const isRead = error instanceof CallError;
  const wasAway = useRef(false);
  useEffect(() => {
    if (online && wasAway.current) void router.invalidate();
    wasAway.current = !online; // A retry renders this again: only a reconnected server counts.
  }, [online, router]);
  if (isRead) return <QueryFailed error={error} retry={() => void router.invalidate()} />;
  return (
    <Stack gap={4} align="center" py="xl" role="alert">
      <Title order={1} ta="center">
        {t(($) => $.common.read.stopped)}
      </Title>
      <Text size="sm" c="dimmed" ta="center">
        {t(($) => $.common.read.stopped_hint)}
      </Text>
      <Text size="xs" c="dimmed">
        {error instanceof Error ? error.message : String(error)}
      </Text>
      <Button mt="xs" onClick={() => location.reload()}>
        {t(($) => $.common.read.load_again)}
      </Button>
    </Stack>
  );
}
