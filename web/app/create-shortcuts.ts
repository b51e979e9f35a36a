/** Where a form for something new is to be opened as soon as its screen stands. */
let pendingForm: string | undefined;

const pathNow = (): string => location.hash.slice(1).split('?')[0] ?? '';

/** Opens the form of the screen that makes something new: what `CreateButton` or `CreateLink` marks. */
export function clickCreateButton(): boolean {
  const button = document.querySelector<HTMLElement>('[data-creates]:not(:disabled)');
  button?.click();
  return button !== null;
}

/** Goes to a screen and opens its form for something new. */
export function openCreateFormAt(to: string): void {
  if (pathNow() === to) {
    clickCreateButton();
    return;
  }
  pendingForm = to;
  location.hash = `#${to}`;
}

/** Called by a screen that stands: opens the form that somebody came for. */
export function openPendingCreateForm(): void {
  if (pendingForm === undefined) return;
  const here = pendingForm === pathNow();
  pendingForm = undefined;
  if (here) clickCreateButton();
}
