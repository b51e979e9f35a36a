import { Checkbox, TextInput } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { LONGEST_NAME } from './open-view.ts';
import { maySharing } from './use-open-view.ts';

/** Name of a view and whether it is shared. */
export function useViewFields(start: { name: string; shared: boolean }) {
  const [name, setName] = useState(start.name);
  const [shared, setShared] = useState(start.shared);
  return { name, setName, shared, setShared };
}

export function ViewFields({
  name,
  setName,
  shared,
  setShared,
}: ReturnType<typeof useViewFields>): ReactNode {
  const t = usePhrases();
  return (
    <>
      <TextInput
        required
        data-autofocus
        maxLength={LONGEST_NAME}
        label={t(($) => $.common.list.views.name)}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {maySharing() && (
        <Checkbox
          label={t(($) => $.common.list.views.shared)}
          checked={shared}
          onChange={(event) => setShared(event.currentTarget.checked)}
        />
      )}
    </>
  );
}
