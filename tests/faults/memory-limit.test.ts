// The memory of a server is limited from its start.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MEMORY_FLAGS } from '../../tools/memory-flags.mjs';

const BYTES_OF_MIB = 1024 * 1024;
const TELL = "console.log(require('node:v8').getHeapStatistics().heap_size_limit)";

test('the heap of a started server is limited to the chosen size', () => {
  const chosen = Number(/--max-old-space-size=(\d+)/.exec(MEMORY_FLAGS.join(' '))?.[1]);
  const limit = Number(execFileSync(process.execPath, [...MEMORY_FLAGS, '-e', TELL], { encoding: 'utf8' }));
  expect(limit / BYTES_OF_MIB).toBeGreaterThanOrEqual(chosen);
  expect(limit / BYTES_OF_MIB).toBeLessThan(chosen * 1.25);
  expect(chosen).toBeLessThan(512);
});

test('a started server can collect garbage when idle', () => {
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

test('every way to start a server sets the limits', () => {
  const starts = ['tools/start.mjs', 'drill/server.ts', 'bench/support.ts'].map((file) =>
    readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8'),
  );
  for (const text of starts) {
    expect(text).toMatch(/\[\.\.\.MEMORY_FLAGS, path\.join\(root, 'server\/main\.ts'\)/);
    expect(text).toMatch(/env: \{\s*\.\.\.MEMORY_ENV,\s*\.\.\.process\.env,/);
  }
});
