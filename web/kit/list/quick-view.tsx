import { Paper, Portal } from '@mantine/core';
import type { ReactNode } from 'react';

const WIDTH = 420;
const HEIGHT = 300;
const GAP = 8;

/** A preview card beside the pointer, within the window. */
export default function QuickView({
  at,
  children,
  ...pointer
}: {
  at: DOMRect;
  children: ReactNode;
  onMouseEnter: () => void;
  onMouseLeave: () => void;
}): ReactNode {
  const left = Math.max(GAP, Math.min(at.right + GAP, window.innerWidth - WIDTH - GAP));
  const top = Math.max(GAP, Math.min(at.top, window.innerHeight - HEIGHT - GAP));
  return (
    <Portal>
      <Paper
        {...pointer}
        className="quick-view"
        shadow="md"
        style={{ left, top, maxWidth: WIDTH, maxHeight: HEIGHT }}
      >
        {children}
      </Paper>
    </Portal>
  );
}
