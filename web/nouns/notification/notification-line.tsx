import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  listNotifications,
  markNotificationRead,
} from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { addressOf } from '#app/address-of.ts';
import { call } from '#client/call.ts';
import { queryClient } from '#client/hooks.ts';
import { formatInstant } from '#kit/format.ts';

export type NotificationRow = RowOf<typeof listNotifications>;

/** Marks it as read and goes to what it is about. */
export async function openNotification(notification: NotificationRow): Promise<void> {
  if (notification.read_at === null) {
    await call(markNotificationRead, { params: { id: notification.id } });
    await queryClient.invalidateQueries({ queryKey: [listNotifications.id] });
  }
  const address = addressOf(notification.subject_type, notification.subject_id);
  if (address !== undefined) location.hash = `#${address}`;
}

/** One notification: unread ones carry a dot. */
export function NotificationLine({
  notification,
  onOpened,
}: {
  notification: NotificationRow;
  onOpened?: () => void;
}): ReactNode {
  const t = usePhrases();
  return (
    <UnstyledButton
      className="notification-line"
      onClick={() => {
        onOpened?.();
        void openNotification(notification);
      }}
    >
      <Text size="sm" fw={notification.read_at === null ? 700 : 400} style={{ overflowWrap: 'anywhere' }}>
        {notification.read_at === null && (
          <span className="unread" role="img" aria-label={t(($) => $.helper.support.conversation.unread)} />
        )}
        {notification.title}
      </Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {notification.text} · <span className="figure">{formatInstant(notification.created_at)}</span>
      </Text>
    </UnstyledButton>
  );
}
