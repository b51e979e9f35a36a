import { describe, expect, test } from 'vitest';
import { allRoutes } from '../../server/routes.ts';
import { readSources } from './sources.ts';

/** Where the contract comes from; written apart, so that it is not taken for an import. */
const FROM = ['from', `'@hakobu/(contract/[^']+)'`].join(' ');

/** Files whose columns are those of a list: what `columnsOf` is told, and from where it comes. */
const files = readSources().flatMap(({ file, text }) => {
  const told = /\bcolumnsOf\((\w+)(\.list)?\)/.exec(text);
  if (!file.startsWith('web/') || told === null || file.startsWith('web/kit/')) return [];
  const [, name = '', ofResource = ''] = told;
  const from = new RegExp(`\\b${name}\\b[^}]*\\} ${FROM}`).exec(text)?.[1];
  return [{ file, text, name, ofResource, from }];
});

/** Amounts and moments of a file's columns: the field, and all that is said of it. */
const COLUMN = /\bcolumn\.(money|instant|day|createdAt)\(([^;]*?)\),?\n/g;
const columnsIn = (text: string) =>
  [...text.matchAll(COLUMN)].map(([, kind, said = '']) => ({
    field: kind === 'createdAt' ? 'created_at' : (/^\s*'(\w+)'/.exec(said)?.[1] ?? ''),
    sort: /\bsort: '(\w+)'/.exec(said)?.[1],
    isExcused: /\bunsorted: \w/.test(said),
  }));

type Declared = { id: string } & Partial<Record<'list', { id: string }>>;

describe('columns of lists', () => {
  test('are found', () => {
    expect(files.filter(({ from }) => from === undefined).map(({ file }) => file)).toEqual([]);
    expect(files.flatMap(({ text }) => columnsIn(text)).length).toBeGreaterThan(25);
  });

  test('sort where they show an amount or a moment, or say why they do not', async () => {
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
