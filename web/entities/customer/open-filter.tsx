import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Chooses between open records and all. */
export function OpenFilter({
  which,
  choose,
  open,
}: {
  which: 'open' | 'all';
  choose: (which: 'open' | 'all') => void;
  /** The label of open records. */
  open: string;
}): ReactNode {
  const t = usePhrases();
  return (
    <Button.Group>
      {(['open', 'all'] as const).map((one) => (
        <Button
          key={one}
          size="compact-xs"
          variant={one === which ? 'light' : 'default'}
          aria-pressed={one === which}
          onClick={() => choose(one)}
        >
          {one === 'open' ? open : t(($) => $.common.list.filter.all)}
        </Button>
      ))}
    </Button.Group>
  );
}
