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

test('a server that is started may tidy its memory at rest', () => {
  const told = execFileSync(process.execPath, [...MEMORY_FLAGS, '-e', 'console.log(typeof globalThis.gc)']);
  expect(told.toString().trim()).toBe('function');
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
