import { HoverCard } from '@mantine/core';
import type { ReactNode } from 'react';

/** Somebody who only passes by is not disturbed, and has time to move into the card. */
const ENTER_MS = 1000;
const LEAVE_MS = 500;

/** A card that opens over what one stays on. */
export const QuickView = ({ content, children }: { content: () => ReactNode; children: ReactNode }): ReactNode => (
  <HoverCard withRoles={false} openDelay={ENTER_MS} closeDelay={LEAVE_MS} position="right-start" withArrow shadow="md" withinPortal>
    <HoverCard.Target><span>{children}</span></HoverCard.Target>
    <HoverCard.Dropdown maw={420} onClick={(event) => event.stopPropagation()}>{content()}</HoverCard.Dropdown>
  </HoverCard>
);
