import { useEffect, useState } from 'react';
import type { EntityType } from '@hakobu/contract/find-card.ts';

/** The document that was just created and is still empty. */
let empty: string | undefined;

/** Called after creating a document: its page then opens the form for its first lines. */
export const markNewDocument = (word: EntityType, id: number): void => {
  empty = `${word} ${id}`;
};

/** Whether this document was just created; returns true once. */
export function useIsNewDocument(word: EntityType, id: number): boolean {
  const [fills] = useState(() => empty === `${word} ${id}`);
  useEffect(() => {
    empty = undefined;
  }, []);
  return fills;
}
