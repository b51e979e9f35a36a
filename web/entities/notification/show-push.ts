import { listNotifications } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { addressOf } from '#app/address-of.ts';
import { queryClient } from '#client/hooks.ts';
import { showNotice } from '#kit/notices.tsx';
import { TOAST_MS } from '#kit/toasts.ts';

interface Message {
  kind: 'push' | 'opened';
  id: number;
  title: string;
  text: string;
  subject_type: string | null;
  subject_id: string | null;
}

/** Handles messages of the service worker: a received push message, or a clicked system notification. */
export function showPush(message: Message): void {
  void queryClient.invalidateQueries({ queryKey: [listNotifications.id] });
  const address = addressOf(message.subject_type, message.subject_id) ?? '/notifications';
  if (message.kind === 'opened') {
    location.hash = `#${address}`;
    return;
  }
  showNotice({
    id: `push-${message.id}`,
    title: message.title,
    message: message.text,
    color: 'blue',
    autoClose: TOAST_MS,
    style: { cursor: 'pointer' },
    onClick: () => {
      location.hash = `#${address}`;
    },
  });
}
