// Invalid and hostile requests to every endpoint, generated from its schema: none may cause a server error.
import { fuzz } from '../tests/support/fuzz.ts';
import { startTestPostgres } from '../tests/support/postgres.ts';
import { startTestServer } from '../tests/support/test-server.ts';
import type { Drill } from './drill.ts';

/** Minimum number of requests, overridden by `FUZZ_REQUESTS`; `FUZZ_SEED` changes the sequence. */
const WANTED = Number(process.env.FUZZ_REQUESTS ?? 100_000);
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const EACH_ROUND = 30;

export const drill: Drill = async () => {
  const postgres = await startTestPostgres();
  const figures: Record<string, number> = { requests: 0, '2xx': 0, '4xx': 0, '5xx': 0 };
  const faults: string[] = [];
  try {
    for (let round = 0; figures.requests! < WANTED; round += 1) {
      const server = await startTestServer(postgres.url('postgres'), { more: { checkResponses: false } });
      const result = await fuzz(server, { perCall: EACH_ROUND, atOnce: 8, seed: SEED + round });
      await server.stop();
      figures.requests! += result.requests;
      for (const [kind, count] of Object.entries(result.statuses))
        figures[kind] = (figures[kind] ?? 0) + count;
      faults.push(...result.faults.map(({ status, sent }) => `${status} ${sent}`));
    }
  } finally {
    await postgres.stop();
  }
  if (faults.length > 0) throw new Error(`${faults.length} faults:\n${faults.slice(0, 40).join('\n')}`);
  return figures;
};
