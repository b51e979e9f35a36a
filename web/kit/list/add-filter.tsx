import { Button, Stack } from '@mantine/core';
import { IconFilterPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';
import { moveFocusByArrows } from '../arrow-navigation.ts';
import { LazyPopover } from '../lazy-popover.tsx';
import type { Filter } from './filter.ts';

/** The menu that adds filters. */
export function AddFilter({
  filters,
  onAdd,
}: {
  filters: readonly Filter[];
  onAdd: (field: string) => void;
}): ReactNode {
  const t = usePhrases();
  if (filters.length === 0) return null;
  return (
    <LazyPopover
      returnFocus={false} // The focus moves to the editor of the new filter.
      target={(onClick) => (
        <Button variant="default" leftSection={<IconFilterPlus size={14} />} onClick={onClick}>
          {t(($) => $.common.list.filter.show)}
        </Button>
      )}
    >
      {(close) => (
        <Stack gap={0} miw={160} onKeyDown={moveFocusByArrows('button')}>
          {filters.map(({ field, label }) => (
            <Button
              key={field}
              variant="subtle"
              color="gray"
              justify="flex-start"
              onClick={() => {
                close();
                onAdd(field);
              }}
            >
              {label}
            </Button>
          ))}
        </Stack>
      )}
    </LazyPopover>
  );
}
