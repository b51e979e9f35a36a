import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { Tip } from '../tip.tsx';
import { ViewButton } from './view-button.tsx';
import type { ViewMenuProps } from './view-menu.tsx';

interface ListActionsProps extends ViewMenuProps {
  /** Whether rows are loading, for the first time or again. */
  loading: { busy: boolean; first: boolean };
  reload: () => void;
  children: ReactNode;
}

/** The actions above a list: its own buttons, reload, and the column menu. */
export function ListActions({ loading, reload, children, ...view }: ListActionsProps): ReactNode {
  const t = usePhrases();
  return (
    <>
      {children}
      <Tip label={t(($) => $.common.act.reload)}>
        <ActionIcon
          variant="default"
          aria-label={t(($) => $.common.act.reload)}
          loading={loading.busy && !loading.first}
          onClick={reload}
        >
          <IconRefresh size={16} />
        </ActionIcon>
      </Tip>
      <ViewButton {...view} />
    </>
  );
}
