import type { RawBuilder } from 'kysely';

const telling = new WeakSet<object>();

/**
 * Says that a query of keys tells in a column `own` which of them the caller may see, so that of many that are
 * found only those are fetched once more.
 */
export function tellingOwn(keys: RawBuilder<unknown>): RawBuilder<unknown> {
  telling.add(keys);
  return keys;
}
export const tellsOwn = (keys: RawBuilder<unknown>): boolean => telling.has(keys);
