import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const web = path.join(import.meta.dirname, '..');
const code = ['screens', 'entities'].flatMap((folder) =>
  readdirSync(path.join(web, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join(folder, file)),
);

beforeAll(() => {
  vi.resetModules();
  vi.stubGlobal('window', { ...globalThis, addEventListener: () => {}, location: { hash: '' } });
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('screen code and its phrases load in parallel, and the screen renders after both', async () => {
  const early: string[] = [];
  for (const file of code)
    await import(/* @vite-ignore */ path.join(web, file)).catch((error: Error) =>
      early.push(`${file}: ${error.message}`),
    );
  expect(code.length).toBeGreaterThan(300);
  expect(early).toEqual([]);
}, 120_000);
