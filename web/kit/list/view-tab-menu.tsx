import { Button, Group, Stack } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { FormEvent, ReactNode } from 'react';
import {
  createSavedView,
  deleteSavedView,
  updateSavedView,
  type SavedView,
} from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { call } from '#client/call.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import type { OpenView } from './use-open-view.ts';
import { useViewFields, ViewFields } from './view-fields.tsx';

/** The content of a view, so that a deletion can be undone. */
const contentOf = ({ list, path, name, asked, look, shared }: SavedView) => ({
  ...{ list, path, name, asked, look, shared },
});

/** Renames a view, shares it, or deletes it. */
export default function ViewTabMenu({
  view,
  opened: { show },
  close,
}: {
  view: SavedView;
  opened: OpenView;
  close: () => void;
}): ReactNode {
  const t = usePhrases();
  const fields = useViewFields(view);
  const { name, shared } = fields;
  const params = { id: view.id };
  const change = useEndpointMutation(updateSavedView, { onDone: close });
  const remove = useEndpointMutation(deleteSavedView, {
    onDone() {
      close();
      show(undefined);
    },
    undo: () => () => call(createSavedView, { body: contentOf(view) }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ params, body: { name, shared }, version: view.version });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs" miw={260}>
        <ViewFields {...fields} />
        <Group justify="space-between">
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={14} />}
            loading={remove.isPending}
            onClick={() => remove.mutate({ params })}
          >
            {t(($) => $.common.act.delete)}
          </Button>
          <Button type="submit" loading={change.isPending} disabled={name.trim() === ''}>
            {t(($) => $.common.act.save)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
