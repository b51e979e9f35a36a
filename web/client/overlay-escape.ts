const LIES_OVER = '[role=dialog], [role=menu], [role=listbox], .in-place-input';

let covered = false;
// Listeners of a window are asked in the order in which they came, and what lies over the page closes by Esc
// in one of them: this one comes with the start of the app, before any dialog has its own.
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
