import { Tooltip, type FloatingPosition } from '@mantine/core';
import { cloneElement, useEffect, useState, type ReactElement, type ReactNode } from 'react';

interface Pointed {
  onPointerEnter?: (event: { currentTarget: HTMLElement; pointerType: string }) => unknown;
  onPointerLeave?: () => void;
}

/**
 * A tooltip, mounted on hover: the frame alone has a dozen, and an idle Mantine tooltip costs as much to
 * render as a visible one.
 */
export function Tip({
  label,
  position = 'top',
  delay = 0,
  children,
}: {
  /** Without a label there is no tooltip. */
  label: string | undefined;
  position?: FloatingPosition;
  delay?: number;
  children: ReactElement<Pointed>;
}): ReactNode {
  const [at, setAt] = useState<HTMLElement>();
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (at === undefined) return undefined;
    const timer = setTimeout(() => setRested(true), delay);
    return () => {
      clearTimeout(timer);
      setRested(false);
    };
  }, [at, delay]);
  const pointed: Pointed = {
    // Touch has no hover.
    onPointerEnter: ({ currentTarget, pointerType }) => pointerType === 'mouse' && setAt(currentTarget),
    onPointerLeave: () => setAt(undefined),
  };
  return (
    <>
      {cloneElement(children, pointed)}
      {rested && at !== undefined && label !== undefined && (
        <Tooltip opened target={at} label={label} position={position} />
      )}
    </>
  );
}
