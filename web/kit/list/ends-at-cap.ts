interface Totals {
  last_page?: number;
  total?: number;
  total_capped?: boolean;
}

/** True on the last page that a list shows, where more rows follow that no page reaches. */
export const endsAtCap = (
  { last_page: last = 1, total = 0, total_capped: isCapped = false }: Totals = {},
  { page, rows }: { page: number; rows: number },
): boolean => page >= last && (isCapped || total > last * rows);
