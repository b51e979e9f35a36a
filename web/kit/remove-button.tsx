import { ActionIcon } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Takes a row out of what it stands in, or with `deletes` out of the world; off without something to do. */
export function RemoveButton({
  of = '',
  deletes = false,
  onClick,
  mb,
}: {
  /** What is taken away, where several stand side by side. */
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
