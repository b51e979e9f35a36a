import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Links to the screen that creates a record of this list. */
export function CreateLink({ to }: { to: string }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <Button leftSection={<IconPlus size={14} />} onClick={() => void navigate({ to })} data-creates>
      {t(($) => $.common.act.create)}
    </Button>
  );
}
