import { useEffect, useEffectEvent } from 'react';

/**
 * Open dialogs, the topmost last. Each Mantine dialog listens for Esc by itself, so one press would close
 * several; its `Modal.Stack` hides lower dialogs and keeps unmounted ones.
 */
export class DialogStack {
  readonly #closes: { close: () => void }[] = [];

  /** Esc calls `close` while nothing newer is open; the returned function removes it. */
  add(close: () => void): () => void {
    const one = { close };
    this.#closes.push(one);
    return () => {
      const at = this.#closes.indexOf(one);
      if (at >= 0) this.#closes.splice(at, 1);
    };
  }

  readonly handleKey = ({ key, isComposing, target }: KeyboardEvent): void => {
    if (key !== 'Escape' || isComposing) return;
    // A list or calendar open over a field closes first and marks the field.
    const field = target as Partial<Element> | null;
    if (field?.getAttribute?.('data-mantine-stop-propagation') === 'true') return;
    this.#closes.at(-1)?.close();
  };
}

const dialogs = new DialogStack();

/** Esc calls `close` while nothing newer is open; the returned function removes it. */
export function closeOnEscape(close: () => void): () => void {
  window.addEventListener('keydown', dialogs.handleKey, true); // Adding it again has no effect.
  return dialogs.add(close);
}

/** The same for a rendered dialog, which needs `closeOnEscape={false}`. */
export function useEscape(opened: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => (opened ? closeOnEscape(() => onEscape()) : undefined), [opened]);
}
