import { useEffect, useEffectEvent } from 'react';

/**
 * What is open over the page, the topmost last. Each Mantine dialog would listen by itself and close by the
 * one press that was meant for the topmost; its `Modal.Stack` hides those below, and keeps one that went away
 * while it was open.
 */
export class DialogStack {
  readonly #closes: { close: () => void }[] = [];

  /** Esc closes it as long as nothing newer is open; until the answer is called. */
  add(close: () => void): () => void {
    const one = { close };
    this.#closes.push(one);
    return () => {
      const at = this.#closes.indexOf(one);
      if (at >= 0) this.#closes.splice(at, 1);
    };
  }

  readonly hear = ({ key, isComposing, target }: KeyboardEvent): void => {
    if (key !== 'Escape' || isComposing) return;
    // a list or a calendar that lies over a field of the dialog closes first, and marks the field
    const field = target as Partial<Element> | null;
    if (field?.getAttribute?.('data-mantine-stop-propagation') === 'true') return;
    this.#closes.at(-1)?.close();
  };
}

const dialogs = new DialogStack();

/** Esc calls `close` as long as nothing newer is open, until the answer is called. */
export function closeOnEscape(close: () => void): () => void {
  window.addEventListener('keydown', dialogs.hear, true); // added again it is still one
  return dialogs.add(close);
}

/** The same for a dialog that is drawn: it has to be told `closeOnEscape={false}`. */
export function useEscape(opened: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close);
  useEffect(() => (opened ? closeOnEscape(() => onEscape()) : undefined), [opened]);
}
