import { List } from '@mantine/core';
import type { ReactNode } from 'react';

/** A list of the reasons that block an action. */
export const Blockers = ({ reasons }: { reasons: readonly string[] }): ReactNode =>
  reasons.length === 0 ? null : (
    <List size="sm" spacing={2}>
      {reasons.map((reason) => (
        <List.Item key={reason}>{reason}</List.Item>
      ))}
    </List>
  );
