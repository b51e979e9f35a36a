import { createContext } from 'react';

/**
 * Forms with unsaved input and the id prefixes of the queries they were loaded with: those are not refetched,
 * so that the form keeps the version the user saw.
 */
const unsaved = new Map<object, readonly string[]>();
const watchers = new Set<() => void>();

/** Matches every call; for forms that declare no queries. */
const ALL = [''];

export const markUnsaved = (form: object, protectedQueries: readonly string[] = ALL): void =>
  void unsaved.set(form, protectedQueries);

export function markSaved(form: object): void {
  if (unsaved.delete(form)) for (const watcher of watchers) watcher();
}

export const hasUnsavedForms = (): boolean => unsaved.size > 0;

/** The stored draft of a form, deleted together with it. */
interface StoredDraft {
  dialog: FormGroup | undefined;
  drop: () => void;
}
const storedDrafts = new Set<StoredDraft>();

/**
 * Calls `drop` when the input of the dialog, or outside dialogs, is discarded; the returned function
 * unsubscribes.
 */
export function onDiscard(dialog: FormGroup | undefined, drop: () => void): () => void {
  const one = { dialog, drop };
  storedDrafts.add(one);
  return () => void storedDrafts.delete(one);
}

/** The forms of one dialog, so that closing it asks about these only. */
export class FormGroup {
  readonly #forms = new Set<object>();
  /** The title of the dialog. */
  readonly title: string;

  constructor(title: string) {
    this.title = title;
  }
  add(form: object): () => void {
    this.#forms.add(form);
    return () => this.#forms.delete(form);
  }
  hasUnsaved(): boolean {
    return [...this.#forms].some((form) => unsaved.has(form));
  }
  /** Discards the unsaved input of the dialog. */
  discard(): void {
    this.#forms.forEach(markSaved);
    for (const { dialog, drop } of storedDrafts) if (dialog === this) drop();
  }
}

/** The dialog that contains a form, if any. */
export const DialogForms = createContext<FormGroup | undefined>(undefined);
/** Discards the unsaved input of all forms. */
export function discardAllForms(): void {
  [...unsaved.keys()].forEach(markSaved);
  for (const { drop } of storedDrafts) drop();
}

/** Whether an unsaved form protects the response of a call from refetching. */
export const isProtected = (call: string): boolean =>
  [...unsaved.values()].some((calls) => calls.some((beginning) => call.startsWith(beginning)));

/** Calls back whenever a form was saved or left; the returned function unsubscribes. */
export function onSaved(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** The call id prefix of an entity: `warehouse.box.` for `warehouse.box.update`. */
export const entityCallPrefix = (call: string): string => call.slice(0, call.lastIndexOf('.') + 1);
