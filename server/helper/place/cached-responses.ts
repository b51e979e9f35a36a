// A Japanese prefecture has thousands of towns, which clients load whole and which rarely change.
// Serializing them takes far longer than reading them, so the JSON text is cached.
import type { Context } from '#kernel/context.ts';
import { RawJson } from '#kernel/http/raw-json.ts';

/** Bytes from which a response is cached. Shorter ones are serialized fast enough. */
const LEAST_BYTES = 64 * 1024;
const MOST_BYTES = 8 * 1024 ** 2;

interface Kept {
  /** Number of changes to administrative units when it was cached. */
  changes: number;
  answer: RawJson;
}

/** By database, the least recently used entry first. */
const known = new WeakMap<object, Map<string, Kept>>();

/** The cached response of a request while no unit has changed since, else the response of `make`. */
export async function cacheResponse(
  ctx: Context,
  question: string,
  make: () => Promise<object>,
): Promise<object> {
  // read before the rows, so that a change in between invalidates this entry
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
