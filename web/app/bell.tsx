import { ActionIcon, Indicator, Popover, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { listNotifications } from '@hakobu/contract/helper/notification/notification.endpoints.ts';
import { useCall } from '#client/hooks.ts';
import { usePhrases } from './i18n.ts';

const BellList = lazy(() => import('#nouns/notification/bell-list.tsx'));
const MOST_SHOWN = 99;

/** How much there is to read; live events and pushes keep it true. */
export function Bell(): ReactNode {
  const t = usePhrases();
  const [opened, { toggle, close }] = useDisclosure(false);
  const { data } = useCall(listNotifications, { query: { filter: { unread: true }, per_page: 1 } });
  useEffect(listenToPushes, []);
  const unread = data?.total ?? 0;
  const label = unread === 0 ? t(($) => $.shell.menu.notifications) : `${t(($) => $.shell.menu.notifications)}: ${t(($) => $.shell.notification.unread, { count: unread })}`;
  return (
    <Popover opened={opened} onChange={close} width={340} position="bottom-end" withinPortal>
      <Popover.Target>
        <Tooltip label={label}>
          <Indicator disabled={unread === 0} label={unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread} size={16} offset={3} color="orange.8"><ActionIcon variant="default" aria-label={label} onClick={toggle}><IconBell size={16} /></ActionIcon></Indicator>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown p={6}>{opened && <Suspense fallback={t(($) => $.shell.message.loading)}><BellList onClose={close} /></Suspense>}</Popover.Dropdown>
    </Popover>
  );
}

/** A push message that arrives while the product is open is shown in it as well. */
function listenToPushes(): () => void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined; // absent where the page is not served securely
  if (workers === undefined) return () => {};
  const show = ({ data }: MessageEvent) => void import('#nouns/notification/show-push.ts').then(({ showPush }) => showPush(data));
  workers.addEventListener('message', show);
  return () => workers.removeEventListener('message', show);
}
