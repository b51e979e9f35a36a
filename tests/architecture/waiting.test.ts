import { describe, expect, test } from 'vitest';
import { parseListQuery } from '../../server/kernel/list/parse-list-query.ts';
import { allRoutes } from '../../server/routes.ts';
import { readSources } from './sources.ts';

const sources = readSources().filter(({ file }) => /^web\/.*\.tsx$/.test(file));
const WAITING = /\n {4}waiting: \{([\s\S]*?)\n {4}\},\n/;

/** What the sidebar counts: the fields of each `waiting`, as its screen declares them. */
const declared = sources.flatMap(({ file, text }) => {
  const block = WAITING.exec(text)?.[1];
  if (block === undefined) return [];
  const one = (name: string) => new RegExp(`\\b${name}: '([^']+)'`).exec(block)?.[1] ?? '';
  const filters = [...block.matchAll(/\b(?:filter|always): \{([^}]*)\}/g)].flatMap(([, pairs = '']) =>
    [...pairs.matchAll(/(\w+): '([^']*)'/g)].map(([, field = '', value = '']) => [field, value]),
  );
  return [{ file, call: one('call'), path: one('path'), store: one('store'), filters }];
});

describe('what waits, as the sidebar counts it', () => {
  test('is declared by several screens', () => {
    expect(declared.length).toBeGreaterThan(8);
  });

  test('is a list that is served, asked with filters that it has', () => {
    for (const { file, call, path, filters } of declared) {
      const list = allRoutes.find(({ endpoint }) => endpoint.id === call)?.endpoint;
      expect([file, list?.path]).toEqual([file, path]);
      const asked = parseListQuery({ filter: Object.fromEntries(filters) }, list!.list!);
      expect([file, Object.keys(asked.filters).length]).toEqual([file, filters.length]);
    }
  });

  test('is shown by a list under that name', () => {
    const stores = new Set(
      sources.flatMap(({ text }) => [...text.matchAll(/\bstore="([^"]+)"/g)].map(([, store]) => store)),
    );
    expect(declared.filter(({ store }) => !stores.has(store)).map(({ file }) => file)).toEqual([]);
  });
});
