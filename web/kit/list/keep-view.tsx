import { Button } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { updateSavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useAct } from '#client/hooks.ts';
import { LaterPopover } from '../later-popover.tsx';
import { askedOf } from './open-view.ts';
import { mayChange, type OpenView } from './use-open-view.ts';

const ViewForm = lazy(() => import('./view-form.tsx'));

export interface KeepViewProps {
  store: string;
  path: string;
  opened: OpenView;
}

/** Keeps what is asked and how it looks: in the open view, or under a name of its own. */
export default function KeepView({ store, path, opened }: KeepViewProps): ReactNode {
  const t = usePhrases();
  const { open, search, view, show } = opened;
  const save = useAct(updateSavedView, { onDone: (saved) => show(saved) });
  return (
    <>
      {open !== undefined && mayChange(open) && (
        <Button
          variant="light"
          loading={save.isPending}
          onClick={() =>
            save.mutate({
              params: { id: open.id },
              body: { asked: { ...askedOf(search) }, look: view },
              version: open.version,
            })
          }
        >
          {t(($) => $.common.list.views.save)}
        </Button>
      )}
      {open !== undefined && (
        <Button variant="subtle" color="gray" onClick={() => show(open)}>
          {t(($) => $.common.list.views.discard)}
        </Button>
      )}
      <LaterPopover
        target={(onClick) => (
          <Button variant="subtle" onClick={onClick}>
            {t(($) => $.common.list.views.save_as)}
          </Button>
        )}
      >
        {(close) => <ViewForm {...{ store, path, opened, close }} />}
      </LaterPopover>
    </>
  );
}
