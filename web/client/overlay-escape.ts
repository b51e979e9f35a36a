const LIES_OVER = '[role=dialog], [role=menu], [role=listbox], .in-place-input';

let covered = false;
// Listeners run in the order of registration. This one is registered before any dialog, so it sees overlays
// that are still open when Esc is pressed.
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
