import type { KeyboardEvent } from 'react';

/** Up and Down go from one to the next of what the selector names, within whatever listens. */
export const moveFocusByArrows =
  (selector: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    all[(all.indexOf(event.target as HTMLElement) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  };
