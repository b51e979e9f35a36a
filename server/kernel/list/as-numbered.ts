import type { Column } from './list-source.ts';

/** Sorts by creation through the id, which ascends with it and has an index. */
export const asNumbered = (key: string): Record<'created_at', Column> => ({ created_at: key });
