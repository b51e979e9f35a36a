/** An action that the open screen offers. */
export interface OpenAction {
  label: string;
  run: () => void;
}

/** Where a document has its actions: the head of its page, its next step and the heads of its sections. */
const ACTIONS =
  ':is(.page-actions, .next-step, .section-actions) :is(button:not(:disabled, [data-disabled]), a[href])';

const labelOf = (button: HTMLElement): string => button.innerText.trim();

const findButtons = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`main ${ACTIONS}`)];

/**
 * The actions of the open document by the labels of their buttons, each once. Running one presses its button,
 * which asks, opens a form or sends as it does for the mouse.
 */
export function openActions(): OpenAction[] {
  const labels = new Set(findButtons().map(labelOf));
  labels.delete('');
  return [...labels].map((label) => ({
    label,
    // Found again, because the page may have rendered other buttons meanwhile.
    run: () =>
      findButtons()
        .find((button) => labelOf(button) === label)
        ?.click(),
  }));
}
