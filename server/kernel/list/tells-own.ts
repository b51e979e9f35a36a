import type { RawBuilder } from 'kysely';

/**
 * A query of keys that tells in a column `own` which of them the caller may see, so that of many that are found
 * only those are fetched once more.
 */
export interface KeysTellingOwn extends RawBuilder<unknown> {
  readonly tellsOwn: true;
}

export const tellingOwn = (keys: RawBuilder<unknown>): KeysTellingOwn =>
  Object.assign(keys, { tellsOwn: true as const });
export const tellsOwn = (keys: RawBuilder<unknown>): keys is KeysTellingOwn => 'tellsOwn' in keys;
