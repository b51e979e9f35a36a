interface OrderTerm {
  descending: boolean;
  /** True where no row leaves it empty. */
  filled: boolean;
}

/** A place met in a list: how many rows come before it, and by what its row is sorted, as texts. */
export interface Mark {
  position: number;
  values: readonly (string | null)[];
}
interface Marks {
  since: number;
  marks: Mark[];
  /** From here on there was nothing. */
  end: number;
}

// Rows that come or go within the moment shift what lies beyond a mark by as many, as the capped total may be
// off.
const REMEMBERED_MS = 60_000;
const MOST_LISTS = 200;
const MOST_MARKS = 40;

/**
 * By database: what runs inside a transaction, as exports do, has one of its own and sees no other's marks,
 * because its pages are of one moment.
 */
const known = new WeakMap<object, Map<string, Marks>>();

/**
 * The last mark before a position, `beyond` where nothing was there a moment ago, undefined where none was
 * met or the order cannot be continued from a place: one that mixes directions, or ascends over a column that
 * may be empty (the empty ones come last, and compare with no place).
 */
export function findMark(
  database: object,
  list: string,
  order: readonly OrderTerm[],
  position: number,
  now = Date.now(),
): Mark | 'beyond' | undefined {
  const lists = known.get(database);
  const here = lists?.get(list);
  if (here === undefined) return undefined;
  if (now - here.since > REMEMBERED_MS) {
    lists!.delete(list);
    return undefined;
  }
  if (position >= here.end) return 'beyond';
  const descending = order[0]!.descending;
  if (!order.every((term) => term.descending === descending && (descending || term.filled))) return undefined;
  return here.marks
    .filter((mark) => mark.position <= position && !mark.values.includes(null))
    .toSorted((a, b) => b.position - a.position)[0];
}

/** Remembers the first and last row of a page that begins at a position. */
export function leaveMarks(
  database: object,
  list: string,
  first: number,
  places: readonly Mark['values'][],
  now = Date.now(),
): void {
  const here = marksOf(database, list, now);
  if (places.length === 0) here.end = Math.min(here.end, first);
  for (const [position, values] of [
    [first, places[0]],
    [first + places.length - 1, places.at(-1)],
  ] as const)
    if (values !== undefined && !here.marks.some((mark) => mark.position === position))
      here.marks.push({ position, values });
  if (here.marks.length > MOST_MARKS) here.marks.splice(0, here.marks.length - MOST_MARKS);
}

function marksOf(database: object, list: string, now: number): Marks {
  let lists = known.get(database);
  if (lists === undefined) known.set(database, (lists = new Map()));
  let here = lists.get(list);
  if (here === undefined) {
    if (lists.size >= MOST_LISTS) lists.clear();
    lists.set(list, (here = { since: now, marks: [], end: Infinity }));
  }
  return here;
}
