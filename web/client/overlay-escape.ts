const LIES_OVER = '[role=dialog], [role=menu], [role=listbox], .in-place-input';

let covered = false;
/**
 * Notes on each Esc whether an overlay is open. Listeners run in the order of registration: registered before
 * any dialog, this one sees overlays that the key is about to close.
 */
export const watchEscape = (): void =>
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape')
        covered = [...document.querySelectorAll(LIES_OVER)].some((over) => over.checkVisibility());
    },
    true,
  );

/** Whether an overlay was open when Esc was last pressed. */
export const wasOverlayOpen = (): boolean => covered;
