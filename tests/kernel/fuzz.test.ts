// The short form of `npm run drill -- fuzz`.
import { expect, test } from 'vitest';
import { fuzz } from '../support/fuzz.ts';
import { useTestServer } from '../support/test-server.ts';

const server = useTestServer({ more: async () => ({ checkResponses: false }) });

test('no request, however invalid, causes a server error', { timeout: 120_000 }, async () => {
  const { requests, statuses, faults } = await fuzz(server, { perCall: 6, seed: 20_261_121 });
  expect(faults).toEqual([]);
  expect(requests).toBeGreaterThan(1500);
  expect(statuses['2xx']).toBeGreaterThan(100); // Some are valid.
});
