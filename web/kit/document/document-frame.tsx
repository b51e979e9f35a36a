import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Page } from '../page.tsx';

interface DocumentFrameProps {
  /** Its number or name. */
  title: string;
  /** Its state, and what else is told beside the name. */
  badge?: ReactNode;
  /** Usually `DocumentActions`. */
  actions?: ReactNode;
  /** In a dialog over its list the dialog has the heading already. */
  inside?: 'page' | 'dialog';
  /** Sections, from what one wants to know first to the change log. */
  children: ReactNode;
}

/** One document: what it is, in which state, what can be done with it now, and its sections. */
export function DocumentFrame({
  title,
  badge,
  actions,
  inside = 'page',
  children,
}: DocumentFrameProps): ReactNode {
  if (inside === 'page')
    return (
      <Page title={title} badge={badge} actions={actions}>
        {children}
      </Page>
    );
  return (
    <>
      <Group justify="space-between" mb="xs">
        <Group gap="xs">
          <Text fw={700}>{title}</Text>
          {badge}
        </Group>
        <Group gap="xs">{actions}</Group>
      </Group>
      {children}
    </>
  );
}
