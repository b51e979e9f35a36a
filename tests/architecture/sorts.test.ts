import { describe, expect, test } from 'vitest';
import { allRoutes } from '../../server/routes.ts';
import { readSources } from './sources.ts';

/** Import path of a contract; split, so that no tool reads it as an import of this file. */
const FROM = ['from', `'@hakobu/(contract/[^']+)'`].join(' ');

/** Files that declare columns of a list, with the argument of `columnsOf` and its import path. */
const files = readSources().flatMap(({ file, text }) => {
  const match = /\bcolumnsOf\((\w+)(\.list)?\)/.exec(text);
  if (!file.startsWith('web/') || match === null || file.startsWith('web/kit/')) return [];
  const [, name = '', ofResource = ''] = match;
  const from = new RegExp(`\\b${name}\\b[^}]*\\} ${FROM}`).exec(text)?.[1];
  return [{ file, text, name, ofResource, from }];
});

/** Amount and time columns of a file, with their options. */
const COLUMN = /\bcolumn\.(money|instant|day|createdAt)\(([^;]*?)\),?\n/g;
const columnsIn = (text: string) =>
  [...text.matchAll(COLUMN)].map(([, kind, said = '']) => ({
    field: kind === 'createdAt' ? 'created_at' : (/^\s*'(\w+)'/.exec(said)?.[1] ?? ''),
    sort: /\bsort: '(\w+)'/.exec(said)?.[1],
    isExcused: /\bunsorted: \w/.test(said),
  }));

type Declared = { id: string } & Partial<Record<'list', { id: string }>>;

describe('columns of lists', () => {
  test('are detected', () => {
    expect(files.filter(({ from }) => from === undefined).map(({ file }) => file)).toEqual([]);
    expect(files.flatMap(({ text }) => columnsIn(text)).length).toBeGreaterThan(25);
  });

  test('with amounts or times are sortable, or declare why not', async () => {
    const wrong: string[] = [];
    for (const { file, text, name, ofResource, from } of files) {
      const declared = ((await import(`../../${from}`)) as Record<string, Declared>)[name]!;
      const id = ofResource === '' ? declared.id : declared.list!.id;
      const sorts = allRoutes.find(({ endpoint }) => endpoint.id === id)?.endpoint.list?.sorts ?? [];
      for (const { field, sort = field, isExcused } of columnsIn(text))
        if (sorts.includes(sort) === isExcused) wrong.push(`${file}: ${field}`);
    }
    expect(wrong).toEqual([]);
  });
});
