// A province of Japan has thousands of towns, which are asked for whole and hardly ever change: to make JSON
// of them takes far longer than to read them, so that such answers are kept as they are sent.
import type { Context } from '#kernel/context.ts';
import { RawJson } from '#kernel/http/raw-json.ts';

/** Shorter answers are made anew as soon. */
const LEAST_BYTES = 64 * 1024;
const MOST_BYTES = 8 * 1024 ** 2;

interface Kept {
  /** How many changes there had been when it was made. */
  changes: number;
  answer: RawJson;
}

/** By database, the longest unused first. */
const known = new WeakMap<object, Map<string, Kept>>();

/** The kept answer to a question, where no unit changed since; else what `make` answers now. */
export async function cacheResponse(
  ctx: Context,
  question: string,
  make: () => Promise<object>,
): Promise<object> {
  // asked before the rows are read: a change that comes between is a change after this
  const { changes } = await ctx.db.selectFrom('place_state').select('changes').executeTakeFirstOrThrow();
  const answers = known.get(ctx.db) ?? new Map<string, Kept>();
  known.set(ctx.db, answers);
  const before = answers.get(question);
  answers.delete(question);
  if (before?.changes === changes) {
    answers.set(question, before);
    return before.answer;
  }
  const answer = new RawJson(Buffer.from(JSON.stringify(await make())));
  if (answer.json.length >= LEAST_BYTES) answers.set(question, { changes, answer });
  forgetOldest(answers);
  return answer;
}

function forgetOldest(answers: Map<string, Kept>): void {
  let bytes = [...answers.values()].reduce((sum, { answer }) => sum + answer.json.length, 0);
  for (const [question, { answer }] of answers) {
    if (bytes <= MOST_BYTES) return;
    answers.delete(question);
    bytes -= answer.json.length;
  }
}
