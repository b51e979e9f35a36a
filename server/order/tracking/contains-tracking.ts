import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { never } from '#kernel/list/any-of.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { searchesNumber } from '#kernel/list/search.ts';

/**
 * Condition: a search column of tracking numbers (`t.search_text`) contains a typed or scanned number.
 * False for a text without letters and digits.
 */
export function containsTracking(column: string, text: string): Condition {
  const code = normaliseTracking(text);
  return code === '' ? never : searchesNumber(column, code);
}
