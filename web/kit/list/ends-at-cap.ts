interface Totals {
  last_page?: number;
  total?: number;
  total_capped?: boolean;
}

/** Whether this is the last page that can be shown although more rows follow. */
export const endsAtCap = (
  { last_page: last = 1, total = 0, total_capped: isCapped = false }: Totals = {},
  { page, rows }: { page: number; rows: number },
): boolean => page >= last && (isCapped || total > last * rows);
