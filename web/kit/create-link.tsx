import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePhrases } from '#app/i18n.ts';

/** Leads to the screen that makes something of what is listed here. */
export function CreateLink({ to }: { to: string }): ReactNode {
  const t = usePhrases();
  const navigate = useNavigate();
  return (
    <Button leftSection={<IconPlus size={14} />} onClick={() => void navigate({ to })} data-creates>
      {t(($) => $.common.act.create)}
    </Button>
  );
}
