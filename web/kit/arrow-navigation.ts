import type { KeyboardEvent } from 'react';

/** Arrow Up and Down move the focus between the elements matching the selector within the listener. */
export const moveFocusByArrows =
  (selector: string) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
    all[(all.indexOf(event.target as HTMLElement) + step + all.length) % all.length]?.focus();
    event.preventDefault();
  };
