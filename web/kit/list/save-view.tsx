import { Button } from '@mantine/core';
import { lazy, type ReactNode } from 'react';
import { updateSavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { LazyPopover } from '../lazy-popover.tsx';
import { savedQueryOf } from './open-view.ts';
import { mayChange, type OpenView } from './use-open-view.ts';

const ViewForm = lazy(() => import('./view-form.tsx'));

export interface SaveViewProps {
  store: string;
  path: string;
  opened: OpenView;
}

/** Saves query and layout in the open view or as a new view. */
export default function SaveView({ store, path, opened }: SaveViewProps): ReactNode {
  const t = usePhrases();
  const { open, search, view, show } = opened;
  const save = useEndpointMutation(updateSavedView, { onDone: (saved) => show(saved) });
  return (
    <>
      {open !== undefined && mayChange(open) && (
        <Button
          variant="light"
          loading={save.isPending}
          onClick={() =>
            save.mutate({
              params: { id: open.id },
              body: { asked: { ...savedQueryOf(search) }, look: view },
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
      <LazyPopover
        target={(onClick) => (
          <Button variant="subtle" onClick={onClick}>
            {t(($) => $.common.list.views.save_as)}
          </Button>
        )}
      >
        {(close) => <ViewForm {...{ store, path, opened, close }} />}
      </LazyPopover>
    </>
  );
}
