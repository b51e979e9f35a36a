import { Anchor, Button, Divider, Group, ScrollArea, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { listNotifications } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useCall } from '#client/hooks.ts';
import { QueryView } from '#kit/query-view.tsx';
import { NotificationLine } from './notification-line.tsx';
import { useMarkAllRead } from './use-mark-all-read.ts';

/** The newest notifications. */
export default function BellList({ onClose }: { onClose: () => void }): ReactNode {
  const t = usePhrases();
  const reading = useCall(listNotifications, { query: { per_page: 8 } });
  const all = useMarkAllRead();
  return (
    <>
      <Group justify="space-between" wrap="nowrap" px={8}>
        <Text fw={700} size="sm">
          {t(($) => $.helper.notification.plural)}
        </Text>
        <Button
          variant="subtle"
          size="compact-xs"
          loading={all.isPending}
          disabled={!reading.data?.data.some(({ read_at }) => read_at === null)}
          onClick={() => all.mutate({})}
        >
          {t(($) => $.helper.notification.inbox.mark_all)}
        </Button>
      </Group>
      <ScrollArea.Autosize mah="60vh">
        <QueryView of={reading} shape="lines">
          {({ data }) => (
            <>
              {data.length === 0 && (
                <Text size="sm" c="dimmed" p={8}>
                  {t(($) => $.helper.notification.inbox.none)}
                </Text>
              )}
              {data.map((notification) => (
                <NotificationLine key={notification.id} notification={notification} onOpened={onClose} />
              ))}
            </>
          )}
        </QueryView>
      </ScrollArea.Autosize>
      <Divider my={4} />
      <Anchor className="all-notifications" size="sm" px={8} href="#/notifications" onClick={onClose}>
        {t(($) => $.helper.notification.inbox.all)}
      </Anchor>
    </>
  );
}
