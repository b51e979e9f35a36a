import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import type { ViewMenuProps } from './view-menu.tsx';

const ViewMenu = lazy(() => import('./view-menu.tsx'));

/** Opens the choice of columns and density, and the export; fetched when somebody wants it. */
export function ViewButton(props: ViewMenuProps): ReactNode {
  const t = usePhrases();
  return (
    <Popover position="bottom-end" withArrow withinPortal>
      <Popover.Target><Tooltip label={t(($) => $.shell.view.title)}><ActionIcon variant="default" aria-label={t(($) => $.shell.view.title)}><IconAdjustmentsHorizontal size={16} /></ActionIcon></Tooltip></Popover.Target>
      <Popover.Dropdown><Suspense fallback={t(($) => $.shell.message.loading)}><ViewMenu {...props} /></Suspense></Popover.Dropdown>
    </Popover>
  );
}
