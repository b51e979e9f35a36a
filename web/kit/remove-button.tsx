import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Removes a row from its parent, or with `deletes` deletes it; disabled without an action. */
export function RemoveButton({
  of = '',
  deletes = false,
  onClick,
  mb,
}: {
  /** The name of the row, for lists with several buttons. */
  of?: string | number;
  deletes?: boolean;
  onClick: (() => void) | undefined;
  mb?: number;
}): ReactNode {
  const t = usePhrases();
  const act = t(($) => (deletes ? $.common.act.delete : $.common.act.remove));
  return (
    <ActionIcon
      variant="subtle"
      color="red"
      mb={mb}
      aria-label={`${act} ${of}`.trim()}
      disabled={onClick === undefined}
      onClick={onClick}
    >
      <IconTrash size={14} />
    </ActionIcon>
  );
}
