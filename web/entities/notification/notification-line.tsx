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

/** The address of the notification's subject. */
export const addressOfNotification = ({ subject_type, subject_id }: NotificationRow): string | undefined =>
  addressOf(subject_type, subject_id);

const readNow = (row: NotificationRow): NotificationRow => ({ ...row, read_at: new Date().toISOString() });

export async function markRead({ id, read_at }: NotificationRow): Promise<void> {
  if (read_at !== null) return;
  // Marks it as read in the cache before the server answers.
  queryClient.setQueriesData<{ data: NotificationRow[] }>(
    { queryKey: [listNotifications.id] },
    (list) => list && { ...list, data: list.data.map((row) => (row.id === id ? readNow(row) : row)) },
  );
  await call(markNotificationRead, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: [listNotifications.id] });
}

/** Marks a notification as read and opens its subject. */
async function openNotification(notification: NotificationRow): Promise<void> {
  await markRead(notification);
  const address = addressOfNotification(notification);
  if (address !== undefined) location.hash = `#${address}`;
}

/** One notification; unread ones have a dot. */
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
