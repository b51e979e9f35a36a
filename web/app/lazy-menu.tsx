import { ActionIcon, type MantineBreakpoint } from '@mantine/core';
import { Suspense, useState, type ReactNode } from 'react';

/** The button of a menu whose code is loaded on the first press. */
export function LazyMenu({
  label,
  icon,
  visibleFrom,
  children,
}: {
  label: string;
  visibleFrom?: MantineBreakpoint;
  icon: ReactNode;
  /** The menu with its own button, open from the beginning. */
  children: ReactNode;
}): ReactNode {
  const [wanted, setWanted] = useState(false);
  const button = (
    <ActionIcon
      variant="default"
      aria-label={label}
      aria-haspopup="menu"
      {...(visibleFrom !== undefined && { visibleFrom })}
      loading={wanted}
      onClick={() => setWanted(true)}
    >
      {icon}
    </ActionIcon>
  );
  return wanted ? <Suspense fallback={button}>{children}</Suspense> : button;
}
