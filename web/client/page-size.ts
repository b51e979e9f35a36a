import { listLayout } from './list-layouts.ts';

/** Available page sizes; the first is the default. */
export const PAGE_SIZES = [15, 50, 100] as const;

/** The page size that the user last chose for a list. */
export function pageSizeOf(store: string): number {
  const { rows } = listLayout(store);
  return PAGE_SIZES.find((size) => size === rows) ?? PAGE_SIZES[0];
}
