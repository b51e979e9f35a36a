import { Text, UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { listNotifications, markNotificationRead } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import type { RowOf } from '@hakobu/contract/kernel/endpoint.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { queryClient } from '#client/hooks.ts';
import { formatInstant } from '#kit/format.ts';
import { addressOfNotice } from './notification-address.ts';

export type Notice = RowOf<typeof listNotifications>;

/** Marks it as read and goes to what it is about. */
export async function openNotice(notice: Notice): Promise<void> {
  if (notice.read_at === null) {
    await call(markNotificationRead, { params: { id: notice.id } });
    await queryClient.invalidateQueries({ queryKey: [listNotifications.id] });
  }
  const address = addressOfNotice(notice);
  if (address !== undefined) location.hash = `#${address}`;
}

/** One notification: unread ones carry a dot. */
export function NoticeLine({ notice, onOpened }: { notice: Notice; onOpened?: () => void }): ReactNode {
  const t = usePhrases();
  return (
    <UnstyledButton className="notice" onClick={() => { onOpened?.(); void openNotice(notice); }}>
      <Text size="sm" fw={notice.read_at === null ? 700 : 400} style={{ overflowWrap: 'anywhere' }}>{notice.read_at === null && <span className="unread" role="img" aria-label={t(($) => $.shell.support.unread)} />}{notice.title}</Text>
      <Text size="xs" c="dimmed" style={{ overflowWrap: 'anywhere' }}>{notice.text} · <span className="figure">{formatInstant(notice.created_at)}</span></Text>
    </UnstyledButton>
  );
}
