import { normaliseTracking } from '@hakobu/contract/order/tracking/tracking.endpoints.ts';
import { never } from '#kernel/list/any-of.ts';
import type { Condition } from '#kernel/list/list-source.ts';
import { searches } from '#kernel/list/search.ts';

/**
 * True where a search column of tracking numbers (`t.search_text`) contains a number as typed or scanned. A
 * text without letters and digits fits none.
 */
export function containsTracking(column: string, text: string): Condition {
  const code = normaliseTracking(text);
  return code === '' ? never : searches(column, code);
}
