import { ActionIcon } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { lazy, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { LazyPopover } from '../lazy-popover.tsx';
import type { ViewMenuProps } from './view-menu.tsx';

const ViewMenu = lazy(() => import('./view-menu.tsx'));

/** Opens column settings, density and export; loaded on first use. */
export function ViewButton(props: ViewMenuProps): ReactNode {
  const t = usePhrases();
  const label = t(($) => $.common.list.view.title);
  return (
    <LazyPopover
      position="bottom-end"
      tip={label}
      target={(onClick) => (
        <ActionIcon variant="default" aria-label={label} onClick={onClick}>
          <IconAdjustmentsHorizontal size={16} />
        </ActionIcon>
      )}
    >
      {() => <ViewMenu {...props} />}
    </LazyPopover>
  );
}
