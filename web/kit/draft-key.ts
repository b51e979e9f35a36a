import { createContext, useContext, useState } from 'react';
import { DialogForms } from './unsaved-forms.ts';

/** The row from which a dialog was opened. */
export const RowOfDialog = createContext<string | number>('');

/** The path of a screen with its open document, without the list query. */
function screenKeyOf(hash: string): string {
  const [path = '', search = ''] = hash.slice(1).split('?');
  const documents = [...new URLSearchParams(search)].filter(([name]) => /^[a-z_]+_id$/.test(name));
  return `${path} ${documents.map((pair) => pair.join('=')).join(' ')}`;
}

/**
 * The key of a dialog form's draft: screen, dialog, row and edited record. Undefined outside dialogs; screens
 * enable drafts explicitly.
 */
export function useDraftKey(changed: string): string | undefined {
  const dialog = useContext(DialogForms);
  const row = useContext(RowOfDialog);
  const [place] = useState(() => screenKeyOf(location.hash));
  return dialog && `${place} ${dialog.title} ${row} ${changed}`;
}
