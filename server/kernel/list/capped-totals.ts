/**
 * Caches which lists have more rows than `TOTAL_CAP`, by the text and values of their count: counting
 * 10,000 rows takes longer than reading the page.
 *
 * Size: 500 lists; a full cache is emptied. Lifetime: 60 seconds. Invalidation: none; a list that shrinks
 * below the cap within the minute shows "10,000 and more" until then.
 */
const LIFETIME_MS = 60_000;
const MOST_LISTS = 500;
const cachedAt = new Map<string, number>();

export function isKnownCapped(list: string, now = Date.now()): boolean {
  const at = cachedAt.get(list);
  return at !== undefined && now - at < LIFETIME_MS;
}

export function cacheCapped(list: string, now = Date.now()): void {
  if (cachedAt.size >= MOST_LISTS) cachedAt.clear();
  cachedAt.set(list, now);
}
