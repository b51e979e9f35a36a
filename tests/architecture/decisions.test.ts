import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.ts';

const FOLDER = 'docs/decisions';
const MOST_RECORDS = 60;
const LINES_BELOW = 40;

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const names = readdirSync(path.join(root, FOLDER)).filter((name) => name !== 'README.md');
const records = names.map((name) => ({ name, text: read(`${FOLDER}/${name}`) }));
const numbers = new Set(names.map((name) => name.slice(0, 4)));

/** Text files that may name a decision. Migrations that ran are never edited. */
const files = globSync('**/*.{ts,tsx,mjs,css,sql,md}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', 'test-results'],
});

describe('decision records', () => {
  test(`are at most ${MOST_RECORDS}, each with a number of its own`, () => {
    expect(names.filter((name) => !/^\d{4}-[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(name))).toEqual([]);
    expect(names.length).toBeLessThanOrEqual(MOST_RECORDS);
    expect(numbers.size).toBe(names.length);
  });

  test.each(records)('$name has title, Context, Decision and Consequences', ({ name, text }) => {
    expect([...text.matchAll(/^#+ .*$/gm)].map(([heading]) => heading)).toEqual([
      expect.stringMatching(new RegExp(`^# ${name.slice(0, 4)} \\S`)),
      '## Context',
      '## Decision',
      '## Consequences',
    ]);
    expect(text.trimEnd().split('\n').length).toBeLessThan(LINES_BELOW);
  });

  test('stand in the index once, under their title', () => {
    const lines = read(`${FOLDER}/README.md`).match(/^- .*$/gm) ?? [];
    const expected = records.map(({ name, text }) => `- [${/^# (.*)$/m.exec(text)?.[1]}](${name})`);
    expect(lines.toSorted()).toEqual(expected.toSorted());
  });

  test.each(records)('$name names existing files', ({ text }) => {
    const paths = [...text.matchAll(/`((?:contract|db|drill|server|tests|tools|web)\/[^`*<]+)`/g)];
    expect(paths.map(([, file]) => file!).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  test('are named by references that lead to an existing record', () => {
    const broken = files.flatMap((file) => {
      const text = read(file);
      const links = [...text.matchAll(/decisions\/(\d{4}-[\w-]+\.md)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !names.includes(name));
      // one number or several after the word; a comment may break the line in between
      const mentions = [...text.matchAll(/\bdecisions?[\s*/]+((?:\d{4})(?:(?:,| and| to)\s+\d{4})*)\b/gi)]
        .flatMap(([, list = '']) => list.match(/\d{4}/g) ?? [])
        .filter((number) => !numbers.has(number));
      return [...links, ...mentions].map((reference) => `${file}: ${reference}`);
    });
    expect(broken).toEqual([]);
  });
});
