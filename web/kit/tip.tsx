import { Tooltip, type FloatingPosition } from '@mantine/core';
import { cloneElement, useEffect, useState, type ReactElement, type ReactNode } from 'react';

interface Pointed {
  onPointerEnter?: (event: { currentTarget: HTMLElement; pointerType: string }) => unknown;
  onPointerLeave?: () => void;
}

/**
 * Tells what a button does to whoever rests on it. Made when somebody does: the frame alone has a dozen, and
 * a tooltip that waits costs as much to draw as one that is seen.
 */
export function Tip({
  label,
  position = 'top',
  delay = 0,
  children,
}: {
  /** Nothing is told without. */
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
    // fingers do not rest on what they press
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
