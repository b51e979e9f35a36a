import fs from 'node:fs';
import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const sources = readSources().filter(({ file }) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
const linesOf = (folder: string): number =>
  sources
    .filter(({ file }) => file.startsWith(`${folder}/`))
    .reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
const textOf = (wanted: string): string => sources.find(({ file }) => file === wanted)!.text;

test('the code that reads lists has at most 1,300 lines', () => {
  expect(linesOf('server/kernel/list')).toBeGreaterThan(500);
  expect(linesOf('server/kernel/list')).toBeLessThanOrEqual(1300);
});

test('the code of statistics has at most 1,500 lines', () => {
  expect(linesOf('server/accounting/statistic')).toBeGreaterThan(500);
  expect(linesOf('server/accounting/statistic')).toBeLessThanOrEqual(1500);
});

test('a list source has at most 15 fields', () => {
  const [, body] = /export interface ListSource<[^{]*\{([^]*?)\n\}/.exec(
    textOf('server/kernel/list/list-source.ts'),
  )!;
  const fields = [...body!.matchAll(/^ {2}(\w+)\??[:(]/gm)].map(([, field]) => field);
  expect(fields).toContain('select');
  expect(fields.length).toBeLessThanOrEqual(15);
});

test('lists cache capped totals and fixed words, and nothing else between requests', () => {
  const caches = sources
    .filter(({ file }) => file.startsWith('server/kernel/list/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^(?:export )?(?:const|let) (\w+).*= new (?:Map|Set|WeakMap|WeakSet)\b.*\(\)/gm)].map(
        ([, name]) => `${file.split('/').at(-1)} ${name}`,
      ),
    );
  expect(caches.toSorted()).toEqual([
    'any-of.ts alternatives',
    'capped-totals.ts cachedAt',
    'lookup-words.ts words',
  ]);
});

test('the baseline of the schema has at most 12 migrations', () => {
  const baseline = fs.readdirSync('db/migrations').filter((file) => Number.parseInt(file, 10) < 184);
  expect(baseline.length).toBeGreaterThan(0);
  expect(baseline.length).toBeLessThanOrEqual(12);
});
