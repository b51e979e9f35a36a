import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTabName } from '#app/tab-title.ts';

export interface PageHeadProps {
  title: ReactNode;
  /** State badge beside the title. */
  badge?: ReactNode;
  /** Actions; not printed. */
  actions?: ReactNode;
}

/** Title and actions of a screen or document; the title is also the browser tab's. */
export function PageHead({ title, badge, actions }: PageHeadProps): ReactNode {
  useTabName(title);
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="sm">
        <Title order={1}>{title}</Title>
        {badge}
      </Group>
      <Group gap="xs" className="page-actions no-print">
        {actions}
      </Group>
    </Group>
  );
}
