import { Popover, type PopoverProps } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';

interface LaterPopoverProps extends Pick<PopoverProps, 'position' | 'width'> {
  /** What opens it; `onClick` goes to the button. */
  target: (onClick: () => void) => ReactElement;
  children: (close: () => void) => ReactNode;
}

/**
 * A popover that costs nothing until somebody opens it for the first time: a screen has many, and few are
 * ever opened.
 */
export function LaterPopover({
  target,
  children,
  position = 'bottom-start',
  width = 'auto',
}: LaterPopoverProps): ReactNode {
  const [wanted, setWanted] = useState(false);
  const [opened, setOpened] = useState(false);
  if (!wanted)
    return target(() => {
      setWanted(true);
      setOpened(true);
    });
  return (
    <Popover opened={opened} onChange={setOpened} position={position} width={width} withArrow withinPortal>
      <Popover.Target>{target(() => setOpened(!opened))}</Popover.Target>
      <Popover.Dropdown>{opened && children(() => setOpened(false))}</Popover.Dropdown>
    </Popover>
  );
}
