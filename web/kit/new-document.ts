import { useEffect, useState } from 'react';
import type { EntityType } from '@hakobu/contract/find-card.ts';

/** The document that somebody has just made, which is nothing before something is put on it. */
let empty: string | undefined;

/** Said by the form that made it: what belongs on it is asked for as soon as its page stands. */
export const markNewDocument = (word: EntityType, id: number): void => {
  empty = `${word} ${id}`;
};

/** Whether this is the document that was just made; true once. */
export function useIsNewDocument(word: EntityType, id: number): boolean {
  const [fills] = useState(() => empty === `${word} ${id}`);
  useEffect(() => {
    empty = undefined;
  }, []);
  return fills;
}
