import { Popover, type PopoverProps } from '@mantine/core';
import { useState, type ReactElement, type ReactNode } from 'react';
import { PopoverBody } from './popover-body.tsx';
import { Tip } from './tip.tsx';

interface LaterPopoverProps extends Pick<PopoverProps, 'position' | 'width' | 'returnFocus'> {
  /** The button that opens it. */
  target: (onClick: () => void) => ReactElement;
  /** Tooltip of the button. */
  tip?: string;
  children: (close: () => void) => ReactNode;
}

/**
 * A popover whose content is mounted when it opens and may load lazily. Closing returns the focus to its
 * button.
 */
export function LazyPopover({
  target,
  tip,
  children,
  position = 'bottom-start',
  width = 'auto',
  returnFocus = true,
}: LaterPopoverProps): ReactNode {
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <Popover {...{ opened, position, width, returnFocus }} onChange={setOpened} withArrow withinPortal>
      <Tip label={opened ? undefined : tip}>
        <Popover.Target>{target(() => setOpened(!opened))}</Popover.Target>
      </Tip>
      <Popover.Dropdown>
        {opened && <PopoverBody close={close}>{children(close)}</PopoverBody>}
      </Popover.Dropdown>
    </Popover>
  );
}
