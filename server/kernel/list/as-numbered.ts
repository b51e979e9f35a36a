import type { Column } from './list-source.ts';

/**
 * Sorts of a list whose rows are numbered as they are made: by their number, which has an index, stands for
 * by when that was.
 */
export const asNumbered = (key: string): Record<'created_at', Column> => ({ created_at: key });
