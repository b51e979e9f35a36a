// How much memory a server keeps is bound from its start.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEMORY_FLAGS } from '../../tools/memory-flags.mjs';

const BYTES_OF_MIB = 1024 * 1024;
const TELL = "console.log(require('node:v8').getHeapStatistics().heap_size_limit)";

test('the heap of a server that is started cannot grow beyond what was chosen', () => {
  const chosen = Number(/--max-old-space-size=(\d+)/.exec(MEMORY_FLAGS.join(' '))?.[1]);
  const limit = Number(execFileSync(process.execPath, [...MEMORY_FLAGS, '-e', TELL], { encoding: 'utf8' }));
  expect(limit / BYTES_OF_MIB).toBeGreaterThanOrEqual(chosen);
  expect(limit / BYTES_OF_MIB).toBeLessThan(chosen * 1.25);
  expect(chosen).toBeLessThan(512);
});

test('a server that is started can give back what nobody needs any more', () => {
  const tidy = new URL('../../server/kernel/health/idle-garbage-collection.ts', import.meta.url).href;
  const wasteful = `
    const { thisEngine } = await import('${tidy}');
    const engine = thisEngine();
    let much = Array.from({ length: 2000 }, (_, n) => Array.from({ length: 5000 }, () => n * Math.random()));
    const busy = engine.held();
    much = undefined;
    engine.collect();
    console.log(busy - engine.held());`;
  const given = execFileSync(process.execPath, [...MEMORY_FLAGS, '--input-type=module', '-e', wasteful]);
  expect(Number(given) / BYTES_OF_MIB).toBeGreaterThan(50);
});

test('whatever starts a server starts it so', () => {
  const starts = ['tools/start.mjs', 'drill/server.ts', 'bench/support.ts'].map((file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  );
  for (const text of starts) {
    expect(text).toMatch(/\[\.\.\.MEMORY_FLAGS, path\.join\(root, 'server\/main\.ts'\)/);
    expect(text).toMatch(/env: \{\s*\.\.\.MEMORY_ENV,\s*\.\.\.process\.env,/);
  }
});
