import { Button, Stack } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { createSavedView } from '@hakobu/contract/helper/saved-view/saved-view.endpoints.ts';
import { usePhrases } from '#app/i18n.ts';
import { useEndpointMutation } from '#client/hooks.ts';
import { savedQueryOf } from './open-view.ts';
import type { OpenView } from './use-open-view.ts';
import { useViewFields, ViewFields } from './view-fields.tsx';

/** Saves query and layout as a named view. */
export default function ViewForm({
  store,
  path,
  opened: { search, view, show },
  close,
}: {
  store: string;
  path: string;
  opened: OpenView;
  close: () => void;
}): ReactNode {
  const t = usePhrases();
  const fields = useViewFields({ name: '', shared: false });
  const { name, shared } = fields;
  const save = useEndpointMutation(createSavedView, {
    onDone(made) {
      close();
      show(made);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate({
      body: { list: store, path, name, asked: { ...savedQueryOf(search) }, look: view, shared },
    });
  };
  return (
    <form onSubmit={submit}>
      <Stack gap="xs" miw={240}>
        <ViewFields {...fields} />
        <Button type="submit" loading={save.isPending} disabled={name.trim() === ''}>
          {t(($) => $.common.act.save)}
        </Button>
      </Stack>
    </form>
  );
}
