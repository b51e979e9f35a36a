import { createContext, useContext, useState } from 'react';
import { DialogForms } from './unsaved-forms.ts';

/** Which row of a list a dialog was opened from. */
export const RowOfDialog = createContext<string | number>('');

/** The path of a screen with its open document, without the list query. */
function screenKeyOf(hash: string): string {
  const [path = '', search = ''] = hash.slice(1).split('?');
  const documents = [...new URLSearchParams(search)].filter(([name]) => /^[a-z_]+_id$/.test(name));
  return `${path} ${documents.map((pair) => pair.join('=')).join(' ')}`;
}

/**
 * What the draft of a form in a dialog is kept under: its screen, the dialog, the row it was opened from and
 * what is changed in it. Undefined outside of dialogs, where a screen that wants drafts says so itself.
 */
export function useDraftKey(changed: string): string | undefined {
  const dialog = useContext(DialogForms);
  const row = useContext(RowOfDialog);
  const [place] = useState(() => screenKeyOf(location.hash));
  return dialog && `${place} ${dialog.title} ${row} ${changed}`;
}
