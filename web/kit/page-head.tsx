import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTabName } from '#app/tab-title.ts';

export interface PageHeadProps {
  title: ReactNode;
  /** Its state, and what else is told beside the name. */
  badge?: ReactNode;
  /** What can be done here; it is not printed. */
  actions?: ReactNode;
}

/** What a screen or document is, and what can be done with it; the browser's tab is named after it. */
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
