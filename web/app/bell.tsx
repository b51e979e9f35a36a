import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, useEffect, type ReactNode } from 'react';
import { listNotifications } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { useData } from '#client/hooks.ts';
import { LazyPopover } from '#kit/lazy-popover.tsx';
import { usePhrases } from './i18n.ts';
import { useIdle } from './use-idle.ts';

const BellList = lazy(() => import('#entities/notification/bell-list.tsx'));
const MOST_SHOWN = 99;

/** The number of unread notifications, updated by live events and push messages. */
export function Bell(): ReactNode {
  const t = usePhrases();
  const calm = useIdle();
  const data = useData(
    listNotifications,
    { query: { filter: { unread: true }, per_page: 1 } },
    { enabled: calm },
  );
  useEffect(listenToPushes, []);
  const unread = data?.total ?? 0;
  const label =
    unread === 0
      ? t(($) => $.helper.notification.plural)
      : `${t(($) => $.helper.notification.plural)}: ${t(($) => $.helper.notification.inbox.unread, { count: unread })}`;
  return (
    <Indicator
      disabled={unread === 0}
      label={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      size={16}
      offset={6}
      color="orange.8"
    >
      <LazyPopover
        width={340}
        position="bottom-end"
        tip={label}
        target={(onClick) => (
          <ActionIcon variant="default" aria-label={label} onClick={onClick}>
            <IconBell size={16} />
          </ActionIcon>
        )}
      >
        {(close) => <BellList onClose={close} />}
      </LazyPopover>
    </Indicator>
  );
}

/** Shows push messages that arrive while the app is open. */
function listenToPushes(): () => void {
  // Undefined on pages without HTTPS.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return () => {};
  const show = ({ data }: MessageEvent) =>
    void import('#entities/notification/show-push.ts').then(({ showPush }) => showPush(data));
  workers.addEventListener('message', show);
  return () => workers.removeEventListener('message', show);
}
