// A Japanese prefecture has thousands of towns, which clients load whole and which rarely change.
// Serializing them takes far longer than reading them, so the JSON text is cached.
import type { Context } from '#kernel/context.ts';
import { RawJson } from '#kernel/http/raw-json.ts';

/** Bytes from which a response is cached. Shorter ones are serialized fast enough. */
const LEAST_BYTES = 64 * 1024;
const MOST_BYTES = 8 * 1024 ** 2;

interface CachedResponse {
  /** Number of changes to administrative units when it was cached. */
  changes: number;
  answer: RawJson;
}

/** By database, the least recently used entry first. */
const cache = new WeakMap<object, Map<string, CachedResponse>>();

/** The cached response of a request while no unit has changed since, else the response of `make`. */
export async function cacheResponse(
  ctx: Context,
  request: string,
  make: () => Promise<object>,
): Promise<object> {
  // read before the rows, so that a change in between invalidates this entry
  const { changes } = await ctx.db.selectFrom('place_state').select('changes').executeTakeFirstOrThrow();
  const answers = cache.get(ctx.db) ?? new Map<string, CachedResponse>();
  cache.set(ctx.db, answers);
  const before = answers.get(request);
  answers.delete(request);
  if (before?.changes === changes) {
    answers.set(request, before);
    return before.answer;
  }
  const answer = new RawJson(Buffer.from(JSON.stringify(await make())));
  if (answer.json.length >= LEAST_BYTES) answers.set(request, { changes, answer });
  evictOldest(answers);
  return answer;
}

function evictOldest(answers: Map<string, CachedResponse>): void {
  let bytes = [...answers.values()].reduce((sum, { answer }) => sum + answer.json.length, 0);
  for (const [request, { answer }] of answers) {
    if (bytes <= MOST_BYTES) return;
    answers.delete(request);
    bytes -= answer.json.length;
  }
}
