import { ActionIcon, Indicator, Tooltip } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { listNotifications } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { useCall } from '#client/hooks.ts';
import { LaterPopover } from '#kit/later-popover.tsx';
import { usePhrases } from './i18n.ts';

const BellList = lazy(() => import('#nouns/notification/bell-list.tsx'));
const MOST_SHOWN = 99;
const CALM_MS = 600;

/** How much there is to read; live events and pushes keep it true. */
export function Bell(): ReactNode {
  const t = usePhrases();
  const calm = useCalm();
  const { data } = useCall(
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
    <LaterPopover
      width={340}
      position="bottom-end"
      target={(onClick) => (
        <Indicator
          disabled={unread === 0}
          label={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
          size={16}
          offset={3}
          color="orange.8"
        >
          <Tooltip label={label}>
            <ActionIcon variant="default" aria-label={label} onClick={onClick}>
              <IconBell size={16} />
            </ActionIcon>
          </Tooltip>
        </Indicator>
      )}
    >
      {(close) => (
        <Suspense fallback={t(($) => $.common.message.loading)}>
          <BellList onClose={close} />
        </Suspense>
      )}
    </LaterPopover>
  );
}

/** True a moment after the screen began: what it is opened for is read first. */
function useCalm(): boolean {
  const [calm, setCalm] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_MS);
    return () => clearTimeout(timer);
  }, []);
  return calm;
}

/** A push message that arrives while the product is open is shown in it as well. */
function listenToPushes(): () => void {
  // absent where the page is not served securely
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (workers === undefined) return () => {};
  const show = ({ data }: MessageEvent) =>
    void import('#nouns/notification/show-push.ts').then(({ showPush }) => showPush(data));
  workers.addEventListener('message', show);
  return () => workers.removeEventListener('message', show);
}
