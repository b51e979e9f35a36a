/** The screen whose create form opens as soon as the screen has rendered. */
let pendingForm: string | undefined;

const pathNow = (): string => location.hash.slice(1).split('?')[0] ?? '';

/** Clicks the `CreateButton` or `CreateLink` of the open screen. */
export function clickCreateButton(): boolean {
  const button = document.querySelector<HTMLElement>('[data-creates]:not(:disabled)');
  button?.click();
  return button !== null;
}

/** Navigates to a screen and opens its create form. */
export function openCreateFormAt(to: string): void {
  if (pathNow() === to) {
    clickCreateButton();
    return;
  }
  pendingForm = to;
  location.hash = `#${to}`;
}

/** Called after a screen has rendered: opens the create form that was requested. */
export function openPendingCreateForm(): void {
  if (pendingForm === undefined) return;
  const here = pendingForm === pathNow();
  pendingForm = undefined;
  if (here) clickCreateButton();
}
