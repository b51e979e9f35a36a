import { describe, expect, test } from 'vitest';
import { parseListQuery } from '../../server/kernel/list/parse-list-query.ts';
import { allRoutes } from '../../server/routes.ts';
import { task } from '../../phrases/en/common/task.ts';
import { readSources } from './sources.ts';

const sources = readSources().filter(({ file }) => /^web\/.*\.tsx?$/.test(file));
/** An object of one property per line that begins with an id. */
const OBJECT = /\{\n +id: '\w+',\n(?: +\w+: [^\n]+,\n)+ *\}/g;

/** Each task that a screen declares: what the sidebar counts and the list of work shows. */
const declared = sources.flatMap(({ file, text }) =>
  [...text.matchAll(OBJECT)]
    .filter(([block]) => block.includes(' call: '))
    .map(([block]) => {
      const one = (name: string) => new RegExp(`\\b${name}: '([^']+)'`).exec(block)?.[1] ?? '';
      const filters = [...block.matchAll(/\b(?:filter|always): \{([^}]*)\}/g)].flatMap(([, pairs = '']) =>
        [...pairs.matchAll(/(\w+): '([^']*)'/g)].map(([, field = '', value = '']) => [field, value]),
      );
      return { file, id: one('id'), call: one('call'), path: one('path'), store: one('store'), filters };
    }),
);

describe('a task', () => {
  test('of each kind is declared by a screen', () => {
    expect(new Set(declared.map(({ id }) => id))).toEqual(new Set(Object.keys(task)));
  });

  test('names an existing list endpoint and filters of it', () => {
    for (const { file, call, path, filters } of declared) {
      const list = allRoutes.find(({ endpoint }) => endpoint.id === call)?.endpoint;
      expect([file, list?.path]).toEqual([file, path]);
      const query = parseListQuery({ filter: Object.fromEntries(filters) }, list!.list!);
      expect([file, Object.keys(query.filters).length]).toEqual([file, filters.length]);
    }
  });

  test('names the store of a list on screen', () => {
    const stores = new Set(
      sources.flatMap(({ text }) => [...text.matchAll(/\bstore="([^"]+)"/g)].map(([, store]) => store)),
    );
    expect(declared.filter(({ store }) => !stores.has(store)).map(({ file }) => file)).toEqual([]);
  });
});
