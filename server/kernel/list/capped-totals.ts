// A total beyond the cap is told as "10,000 and more". Such a list does not shrink below the cap from one
// minute to the next, so the answer may be remembered: counting ten thousand rows costs more than reading the
// page. So it is with a count that only chooses between two ways to one answer.
const REMEMBERED_MS = 60_000;
const MOST = 500;
const known = new Map<string, number>();

/** True when this list was counted beyond the cap less than a minute ago. */
export function isKnownCapped(list: string, now = Date.now()): boolean {
  const at = known.get(list);
  return at !== undefined && now - at < REMEMBERED_MS;
}

export function rememberCapped(list: string, now = Date.now()): void {
  if (known.size >= MOST) known.clear();
  known.set(list, now);
}
