/** A table named where a statement reads or writes. */
const NAMED = /\b(?:from|join|into|update|using)\s+(\w+)/gi;
/** Placeholder of a value, and of an SQL fragment, where no value is possible. */
const VALUE = '$';
const PIECE = /\b(?:select|from|join|where|and|or|not|set|by|update|into|returning)\s+\$|^\$/i;
/** Words before a bracket that are no functions. */
const BRACKETS = /\b(?:now|values|in|and|or|not|where|set|conflict|(?:into|update)\s+\w+)\s*\(/gi;
const NEEDS_SQL =
  /::|->|\|\||~|\w\(|\(\s*select\b|\b(?:any|between|case|excluded|for|interval|lateral|like|ilike|overlaps)\b/i;

/**
 * Whether a statement says nothing that Kysely's builder does not: it names one table, and has only columns,
 * values, comparisons, arithmetic, `in`, `is null`, `now()`, an order, a limit, `on conflict` and
 * `returning`. A function, a cast, a `case`, an array, a lock, a row that merges with the one that is there
 * (`excluded`), a lateral join, a second select or an embedded piece of SQL needs raw SQL.
 */
export function isPlain(fragments: readonly string[], tables: ReadonlySet<string>): boolean {
  const text = fragments
    .join(` ${VALUE} `)
    .replaceAll(/'[^']*'/g, VALUE)
    .trim();
  if (!/^(?:select|insert|update|delete)\b/i.test(text)) return false;
  const named = [...text.matchAll(NAMED)].filter(([, table = '']) => tables.has(table));
  return named.length === 1 && !PIECE.test(text) && !NEEDS_SQL.test(text.replaceAll(BRACKETS, '( '));
}
