import type { Context } from '../context.ts';
import { countRows } from './count-rows.ts';
import { findByText } from './find-by-text.ts';
import type { Question } from './question.ts';

/**
 * How many rows fit where nobody asks for the rows: what holds a text is looked up as for a few of them, and
 * counted row by row only where it is met soon.
 */
export async function countFew<Row extends object>(ctx: Context, question: Question<Row>): Promise<number> {
  const few: Question<Row> = { ...question, query: { ...question.query, uncounted: true } };
  const found = question.found === undefined ? undefined : await findByText(ctx, few);
  return found?.total ?? countRows(ctx, question);
}
